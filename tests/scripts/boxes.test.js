import assert from "node:assert/strict";
import { test } from "node:test";
import {
  between,
  centreOf,
  curve,
  nearest,
  overlap,
} from "../../src/vendemmia/web/static/vendemmia/js/shared/boxes.js";

/**
 * @param {number} left
 * @param {number} top
 * @param {number} [width]
 * @param {number} [height]
 */
const box = (left, top, width = 10, height = 10) => ({ left, top, right: left + width, bottom: top + height });

test("boxes share what lies in both", () => {
  assert.equal(overlap(box(0, 0), box(5, 8)), 10);
  assert.equal(overlap(box(0, 0), box(10, 0)), 0);
  assert.equal(overlap(box(0, 0, 100, 100), box(20, 20)), 100);
  assert.deepEqual(centreOf(box(10, 20)), { x: 15, y: 25 });
  assert.deepEqual([between(1, 0, 3), between(1, 2, 3), between(1, 9, 3)], [1, 2, 3]);
});

test("an arrow goes to the nearest box in its direction, rather straight than close", () => {
  const [right, below, aside] = [box(40, 0), box(0, 40), box(15, 20)];
  const others = [right, below, aside];
  assert.equal(nearest(box(0, 0), others, [1, 0]), 0);
  assert.equal(nearest(box(0, 0), others, [0, 1]), 1);
  assert.equal(nearest(box(0, 0), others, [-1, 0]), -1);
  assert.equal(nearest(box(0, 0), [], [0, 1]), -1);
});

test("a curve begins and ends at edges", () => {
  const panel = box(0, 0, 100, 100);
  assert.equal(curve(panel, box(300, 45)), "M100 50C197.5 50 197.5 50 295 50");
  assert.equal(curve(panel, box(45, 300)), "M50 100C50 100 50 295 50 295");
});
