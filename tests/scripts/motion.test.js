import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { open, turn } from "./page.js";

open({}, { pace: "normal" });
const { begin, finish, isMoving, pace, pause, play } = await import(
  "../../src/vendemmia/web/static/vendemmia/js/live/motion.js"
);

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  document.body.dataset.pace = "normal";
  begin();
});
afterEach(() => mock.timers.reset());

/**
 * Whether a pause of a second is over after some time.
 *
 * @param {number} milliseconds
 */
async function isOver(milliseconds) {
  let over = false;
  pause(1000).then(() => {
    over = true;
  });
  mock.timers.tick(milliseconds);
  await turn();
  finish();
  begin();
  return over;
}

test("the pace of the settings makes pauses longer or shorter", async () => {
  assert.deepEqual([await isOver(999), await isOver(1000)], [false, true]);
  document.body.dataset.pace = "brisk";
  assert.deepEqual([await isOver(599), await isOver(600)], [false, true]);
  document.body.dataset.pace = "calm";
  assert.deepEqual([await isOver(1599), await isOver(1600)], [false, true]);
});

test("without motion nothing is waited for", async () => {
  document.body.dataset.pace = "off";
  assert.equal(pace(), 0);
  assert.equal(isMoving(), false);
  assert.equal(await isOver(0), true);
});

test("a skip ends everything that is shown", async () => {
  const shown = Promise.all([pause(1000), pause(9000)]);
  finish();
  await shown;
  assert.equal(isMoving(), false);
  begin();
  assert.equal(isMoving(), true);
});

test("much in a row gets brisk, and then is not shown at all", async () => {
  pause(12_001);
  assert.equal(isMoving(), true);
  let over = false;
  pause(1000).then(() => {
    over = true;
  });
  mock.timers.tick(600);
  await turn();
  assert.equal(over, true);
  pause(13_000);
  assert.equal(isMoving(), false);
});

test("a pause is longer while it is held", async () => {
  let held = true;
  let over = false;
  pause(100, () => held).then(() => {
    over = true;
  });
  mock.timers.tick(1000);
  await turn();
  assert.equal(over, false);
  held = false;
  mock.timers.tick(60);
  await turn();
  assert.equal(over, true);
});

test("a movement takes its time, and a skip ends it", async () => {
  /** @type {any} */
  let options;
  let ended = false;
  const element = /** @type {any} */ ({
    animate: (/** @type {unknown} */ _frames, /** @type {unknown} */ given) => {
      options = given;
      return {
        finished: new Promise(() => {}),
        finish: () => {
          ended = true;
        },
      };
    },
  });
  document.body.dataset.pace = "brisk";
  play(element, [], 500, { late: 100 });
  assert.deepEqual([options.duration, options.delay], [300, 60]);
  finish();
  assert.equal(ended, true);
});
