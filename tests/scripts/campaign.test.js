import assert from "node:assert/strict";
import { test } from "node:test";
import {
  challengesOf,
  currentOf,
  maySkip,
  skipCurrent,
  startCampaign,
  tokensOf,
  withResult,
} from "../../src/vendemmia/web/static/vendemmia/js/companion/campaign/progress.js";

/** @type {CampaignFacts} */
const FACTS = { numbers: [1, 2, 3], skipped: [2], may_skip: [3], aggressive_levels: ["hard"], most_tokens: 2 };

/**
 * @param {boolean} aggressive
 * @param {Result[]} results
 */
const after = (aggressive, results) =>
  results.reduce((campaign, result) => withResult(campaign, FACTS, result), startCampaign("hard", aggressive));

test("each challenge is played until it is won", () => {
  assert.equal(currentOf(after(false, []), FACTS), 1);
  assert.equal(currentOf(after(false, ["loss", "draw"]), FACTS), 1);
  assert.equal(currentOf(after(false, ["loss", "win"]), FACTS), 2);
  assert.equal(currentOf(after(false, ["win", "win", "win"]), FACTS), 0);
});

test("games that were not won give tokens, so many at most", () => {
  assert.equal(tokensOf(after(false, ["loss"]), FACTS), 1);
  assert.equal(tokensOf(after(false, ["loss", "draw", "loss"]), FACTS), 2);
  assert.equal(tokensOf(after(false, ["loss", "win"]), FACTS), 0);
});

test("the aggressive variant leaves out a challenge and may skip another", () => {
  assert.deepEqual(challengesOf(after(true, []), FACTS), [1, 3]);
  assert.equal(maySkip(after(true, []), FACTS), false);
  const last = after(true, ["win"]);
  assert.equal(maySkip(last, FACTS), true);
  assert.equal(currentOf(skipCurrent(last, FACTS), FACTS), 0);
});

test("a finished campaign takes no more results", () => {
  const finished = after(false, ["win", "win", "win"]);
  assert.equal(withResult(finished, FACTS, "win"), finished);
  assert.equal(skipCurrent(finished, FACTS), finished);
});
