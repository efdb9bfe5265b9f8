import assert from "node:assert/strict";
import { test } from "node:test";
import { bestPlace } from "../../src/vendemmia/web/static/vendemmia/js/table/zoom_place.js";

/**
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
const box = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const CARD = { width: 200, height: 300 };
const WINDOW = { width: 1000, height: 800 };
const PANEL = box(300, 500, 400, 300);
const SOURCE = box(450, 550, 100, 140);

test("a card opens beside its panel, if it covers nothing there", () => {
  assert.deepEqual(bestPlace(CARD, PANEL, SOURCE, [], WINDOW), { left: 92, top: 470, covered: 0 });
  const left = box(0, 0, 290, 800);
  assert.deepEqual(bestPlace(CARD, PANEL, SOURCE, [left], WINDOW), { left: 708, top: 470, covered: 0 });
});

test("a panel at the edge of the window has its places on the other side", () => {
  const [left, top] = [box(0, 500, 400, 300), box(0, 0, 1000, 200)];
  assert.deepEqual(bestPlace(CARD, left, box(100, 550, 100, 140), [], WINDOW), { left: 408, top: 470, covered: 0 });
  assert.deepEqual(bestPlace(CARD, top, box(450, 50, 100, 140), [], WINDOW), { left: 400, top: 208, covered: 0 });
});

test("where everything can be pressed, it covers least", () => {
  const all = box(0, 0, 1000, 800);
  const best = bestPlace(CARD, PANEL, SOURCE, [all, box(0, 0, 700, 800)], WINDOW);
  assert.ok(best && best.left >= 700 && best.covered === 60_000);
});

test("it stays inside the window, and a small window has no place", () => {
  assert.equal(bestPlace(CARD, PANEL, SOURCE, [], { width: 150, height: 800 }), null);
});
