import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf, textOf } from "../../src/vendemmia/web/static/vendemmia/js/shared/base64url.js";
import { hexOf } from "../../src/vendemmia/web/static/vendemmia/js/shared/hex.js";

test("bytes become base64url without padding, and bytes again", () => {
  const bytes = Uint8Array.of(251, 255, 0, 1);
  assert.equal(textOf(bytes.buffer), "-_8AAQ");
  assert.deepEqual(bytesOf("-_8AAQ"), bytes);
});

test("every byte has two digits", () => {
  assert.equal(hexOf(Uint8Array.of(0, 10, 255)), "000aff");
});
