import assert from "node:assert/strict";
import { test } from "node:test";
import {
  asksVp,
  mapAgainstAutoma,
  newGame,
  openRows,
  press,
  replay,
  shuffled,
  undo,
} from "../../src/vendemmia/web/static/vendemmia/js/companion/automa/game.js";

/** @type {Plan} */
const PLAN = {
  board: "base",
  level: "normal",
  aggressive: false,
  challenge: 0,
  structure_cards: false,
  map_scoring: false,
  seasons: ["summer", "winter"],
  years: 2,
  start_vp: 0,
  start_residual: 0,
  automa_vp: 20,
  markers: [],
  least: 1,
  most: 3,
  rows: [1, 2, 3],
  glass: [1, 2, 3],
  late_row: 0,
  grape_row: 0,
  tokens_usable: true,
  workers_by: 0,
  workers_needed: 6,
  medium_vp: 0,
  large_vp: 0,
  middle_spaces: false,
  regions: [],
  vp_floor: -5,
};
/** @type {Bars} */
const BARS = Array.from({ length: 24 }, (_, card) => ({
  summer: card % 2 ? ["plant", "tour"] : ["plant"],
  winter: ["harvest"],
}));

/** @param {Partial<Plan>} [plan] */
const game = (plan) => ({ ...newGame({ ...PLAN, ...plan }), cards: [...Array(24).keys()] });

/**
 * @param {AutomaGame} game
 * @param {...Press} moves
 */
const pressed = (game, ...moves) => moves.map((move) => press(game, BARS, move));

test("a deck has each card once", () => {
  assert.deepEqual(
    shuffled(24).sort((one, other) => one - other),
    [...Array(24).keys()],
  );
  assert.deepEqual(
    shuffled(3, () => 0),
    [1, 2, 0],
  );
});

test("a year is a row, the seasons and an end, in this order", () => {
  const played = game();
  assert.deepEqual(pressed(played, { do: "deal" }, { do: "end", vp: 3 }, { do: "row", row: 9 }), [false, false, false]);
  assert.deepEqual(pressed(played, { do: "row", row: 2 }, { do: "row", row: 1 }), [true, false]);
  assert.deepEqual(pressed(played, { do: "deal" }, { do: "deal" }, { do: "end" }), [true, true, true]);
  const now = replay(played, BARS);
  assert.equal(now.year, 2);
  assert.deepEqual(now.glass, [1, 3]);
  assert.equal(now.tokens, 1);
});

test("a space that the player holds is left out, and the next card is drawn", () => {
  const played = game();
  pressed(played, { do: "row", row: 1 }, { do: "deal" });
  assert.deepEqual(replay(played, BARS).placed, ["plant"]);
  pressed(played, { do: "taken", action: "plant" });
  const { placed, skipped, drawn } = replay(played, BARS);
  assert.deepEqual([placed, skipped, drawn], [["tour"], ["plant", "plant"], [0, 1]]);
  pressed(played, { do: "taken", action: "plant" });
  assert.deepEqual(replay(played, BARS).placed, ["plant"]);
});

test("undo takes back the last press", () => {
  const played = game();
  pressed(played, { do: "row", row: 1 }, { do: "deal" });
  undo(played);
  assert.equal(replay(played, BARS).season, -1);
});

test("more points than the Automa win the last year, as many are a draw", () => {
  for (const [vp, result] of /** @type {const} */ ([
    [21, "win"],
    [20, "draw"],
    [19, "loss"],
  ])) {
    const played = game({ years: 1 });
    pressed(played, { do: "row", row: 1 }, { do: "deal" }, { do: "deal" });
    assert.deepEqual(pressed(played, { do: "end" }, { do: "end", vp }), [false, true]);
    assert.equal(replay(played, BARS).result, result);
  }
});

test("points are asked for in the last year, and in each where the Automa's rise", () => {
  assert.equal(asksVp(PLAN, 1), false);
  assert.equal(asksVp(PLAN, 2), true);
  assert.equal(asksVp({ ...PLAN, markers: [3, 6] }, 1), true);
});

test("on the extended board the late row is for the player of the grape row", () => {
  const plan = { ...PLAN, late_row: 1, grape_row: 3 };
  const now = replay(game(plan), BARS);
  assert.deepEqual(openRows(plan, now), [2, 3]);
  assert.deepEqual(openRows(plan, { ...now, year: 2, row: 3 }), [1]);
});

test("the map gives a region to strictly more stars", () => {
  const regions = [
    { id: "pisa", vp: 2, automa: 1 },
    { id: "siena", vp: 1, automa: 1 },
    { id: "lucca", vp: 3, automa: 0 },
  ];
  assert.deepEqual(mapAgainstAutoma(regions, [2, 1, 0]), { own: 2, automa: 0 });
  assert.deepEqual(mapAgainstAutoma(regions, []), { own: 0, automa: 3 });
});
