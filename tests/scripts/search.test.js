import assert from "node:assert/strict";
import { test } from "node:test";
import {
  find,
  folded,
  likeness,
  makeIndex,
  wordsOf,
} from "../../src/vendemmia/web/static/vendemmia/js/companion/ask/search.js";

/**
 * @param {string} id
 * @param {Partial<Entry>} more
 * @returns {Entry}
 */
const entry = (id, more) => ({ kind: "card", id, names: [], text: "", rulings: [], rules: [], ...more });

const ENTRIES = [
  entry("windmill", { names: ["Windmill", "Wiatrak", "Moulin à vent"], text: "Gain a point when you plant a vine." }),
  entry("trellis", { names: ["Trellis"], text: "You may plant vines that need a trellis." }),
  entry("PLANT-3", { kind: "rule", number: "PLANT-3", chapter: "Planting", text: "A vine needs its structures." }),
  entry("PLANT-1", { kind: "rule", number: "PLANT-1", chapter: "Planting", text: "Plant a vine of your hand." }),
];
const INDEX = makeIndex(ENTRIES, ["the", "a", "how", "do", "I"], ["vine/vines/grapevine"]);
const ids = (/** @type {string} */ question) => find(INDEX, question, 3).map((place) => ENTRIES[place].id);

test("letters are compared without accents and case", () => {
  assert.equal(folded("Łódź ŒUVRE Ёж"), "lodz oeuvre еж");
});

test("a number of a rule is one word", () => {
  assert.deepEqual(wordsOf("PLANT-3: vines, 7!"), ["plant-3", "vines", "7"]);
});

test("a slip of the finger, an ending and an unfinished word are alike, another word is not", () => {
  assert.equal(likeness("vine", "vine"), 1);
  assert.equal(likeness("winmill", "windmill"), 0.6);
  assert.equal(likeness("wnidmill", "windmill"), 0.6);
  assert.ok(likeness("plant", "planting") >= 0.7);
  assert.ok(likeness("win", "windmill", true) > 0);
  assert.equal(likeness("win", "windmill"), 0);
  assert.equal(likeness("wine", "vine"), 0);
  assert.equal(likeness("is", "it"), 0);
});

test("names of any language, slips and numbers find their entry first", () => {
  assert.equal(ids("windmill")[0], "windmill");
  assert.equal(ids("wiatrak")[0], "windmill");
  assert.equal(ids("moulin a vent")[0], "windmill");
  assert.equal(ids("trelis")[0], "trellis");
  assert.equal(ids("plant 3")[0], "PLANT-3");
});

test("a question finds a rule before a card, which a word alone would find", () => {
  assert.equal(ids("plant vine hand")[0], "PLANT-1");
  assert.equal(ids("vines trellis")[0], "trellis");
  const [card, rule] = [
    entry("card", { text: "Sell wine." }),
    entry("R-1", { kind: "rule", number: "R-1", text: "Sell wine." }),
  ];
  const index = makeIndex([card, rule], ["how"]);
  assert.deepEqual(
    [find(index, "how sell wine"), find(index, "sell wine")],
    [
      [1, 0],
      [0, 1],
    ],
  );
});

test("nothing is found by nothing", () => {
  assert.deepEqual(ids(""), []);
  assert.deepEqual(ids(" ?! "), []);
  assert.deepEqual(ids("qqxyzzy"), []);
});
