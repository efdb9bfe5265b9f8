import assert from "node:assert/strict";
import { test } from "node:test";
import { pick } from "../../src/vendemmia/web/static/vendemmia/js/companion/setup/picks.js";

test("each player gets as many of both kinds as the rules say, and no card twice", () => {
  const facts = {
    mamas: ["a", "b", "c", "d"],
    papas: ["e", "f", "g", "h"],
    specials: ["i", "j", "k"],
    parents_each: 2,
    specials_revealed: 2,
  };
  const { mamas, papas, specials, first } = pick(facts, 2);
  assert.deepEqual([mamas.length, mamas.flat().sort()], [2, facts.mamas]);
  assert.deepEqual([papas.length, papas.flat().sort()], [2, facts.papas]);
  assert.equal(new Set(specials).size, 2);
  assert.ok(first === 0 || first === 1);
});
