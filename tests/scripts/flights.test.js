import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

open();
const { iconOf, showIn, shownIn } = await import("../../src/vendemmia/web/static/vendemmia/js/live/flights.js");

/** A counter with its number in bold, or after a drawing. */
const counter = (/** @type {string} */ text, isBold = true) => {
  const digits = { textContent: text };
  return /** @type {any} */ ({ querySelector: () => (isBold ? { firstChild: digits } : null), lastChild: digits });
};

test("counters have a true minus sign", () => {
  assert.deepEqual([shownIn(counter("12")), shownIn(counter("\u22123", false))], [12, -3]);
  const changed = counter("0");
  showIn(changed, -7);
  assert.equal(changed.lastChild.textContent, "\u22127");
  assert.equal(shownIn(changed), -7);
});

test("what is no number is none", () => {
  assert.ok(Number.isNaN(shownIn(counter("?"))));
});

test("every gain has a drawing", () => {
  assert.deepEqual(
    [iconOf("lira"), iconOf("wine"), iconOf("large_cellar")],
    ["i-lira", "i-wine-red", "i-large-cellar"],
  );
});
