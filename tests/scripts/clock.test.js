import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText } from "../../src/vendemmia/web/static/vendemmia/js/table/clock.js";

test("a clock shows hours only if there are any, and ends at zero", () => {
  assert.deepEqual([3723, 3599.6, 65, 9, 0, -4].map(clockText), ["1:02:03", "1:00:00", "1:05", "0:09", "0:00", "0:00"]);
});
