import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

open();
const { filled } = await import("../../src/vendemmia/web/static/vendemmia/js/table/picks.js");

test("a text names the chosen cards and their number", () => {
  assert.equal(filled("{chosen} of 2: {cards}", ["Malvasia", "Merlot"]), "2 of 2: Malvasia, Merlot");
  assert.equal(filled(undefined, []), "");
});
