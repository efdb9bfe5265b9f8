import assert from "node:assert/strict";
import { test } from "node:test";
import { known, say, setData, signed } from "../../src/vendemmia/web/static/vendemmia/js/companion/text.js";

test("before the data are loaded there is nothing to say", () => {
  assert.throws(known, /not loaded/);
});

test("a text has its values, and a true minus sign", () => {
  setData(/** @type {any} */ ({ texts: { end: "{player}: {vp} {unit}" } }));
  assert.equal(say("end", { player: "Ada", vp: -3 }), "Ada: −3 {unit}");
  assert.equal(signed(0), "0");
});
