import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changed,
  endsThisYear,
  mapPoints,
  regionHolders,
  standings,
} from "../../src/vendemmia/web/static/vendemmia/js/companion/score/scoring.js";

const score = (vp = 0, lira = 0, wine = 0, grapes = 0) => ({ vp, lira, wine, grapes });
/** @type {PadPlayer} */
const PLAYER = { name: "Ada", colour: "p1", stars: [], ...score(5), residual: 0, top: 8 };
/** @type {Record<Counted, Bounds>} */
const BOUNDS = { vp: [-5, 200], residual: [0, 5], lira: [0, 500], wine: [0, 400], grapes: [0, 400] };

test("a region belongs to a player with strictly the most stars", () => {
  const stars = [
    [2, 1, 0],
    [1, 1, 0],
  ];
  assert.deepEqual(regionHolders([1, 2, 3], stars), [0, -1, -1]);
  assert.deepEqual(regionHolders([1], [[0]]), [-1]);
  assert.deepEqual(mapPoints([{ vp: 3 }, { vp: 2 }, { vp: 1 }], stars), [3, 0]);
});

test("ranks follow points, lira, wine and grapes, and say which of them decided", () => {
  const found = standings([score(20, 1), score(20, 3), score(25), score(20, 1)]);
  assert.deepEqual(
    found.map(({ seat, rank, decided }) => [seat, rank, decided]),
    [
      [0, 3, "shared"],
      [1, 2, "lira"],
      [2, 1, ""],
      [3, 3, "shared"],
    ],
  );
});

test("the base board ends once a player has reached the number, the extended one if a player has it then", () => {
  const limits = { reach: 20, target: 25 };
  const players = [{ ...PLAYER, vp: 18, top: 21 }];
  assert.equal(endsThisYear({ extended: false, players }, limits), true);
  assert.equal(endsThisYear({ extended: true, players: [{ ...PLAYER, vp: 24, top: 26 }] }, limits), false);
  assert.equal(endsThisYear({ extended: true, players: [{ ...PLAYER, vp: 25 }] }, limits), true);
});

test("a number stays within its bounds, and the most points are remembered", () => {
  assert.equal(changed(PLAYER, "vp", 300, BOUNDS).vp, 200);
  assert.equal(changed(PLAYER, "vp", -9, BOUNDS).vp, -5);
  assert.equal(changed(PLAYER, "vp", 9, BOUNDS).top, 9);
  assert.equal(changed(PLAYER, "vp", 6, BOUNDS).top, 8);
  assert.equal(changed(PLAYER, "lira", Number.NaN, BOUNDS).lira, 0);
  assert.equal(PLAYER.vp, 5);
});
