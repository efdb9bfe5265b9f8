import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { define, open, turn } from "./page.js";

const page = open({ message: { lost: "Lost." } });
const { noteServer } = await import("../../src/vendemmia/web/static/vendemmia/js/live/sending.js");

/**
 * htmx is about to send a form.
 *
 * @param {string} method
 * @param {Record<string, string>} fields
 */
function ask(method, fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  /** @type {any} */
  const ctx = { request: { method, body, timeout: 60 } };
  return { ...ctx, ctx, goes: page.tell("htmx:config:request", { ctx }), number: body.get("once") };
}

/**
 * @param {...(Response | null)} answers What the server answers to each try; null if it gets lost.
 */
function serve(...answers) {
  let tries = 0;
  define({
    fetch: async () => {
      const answer = answers[tries++];
      if (!answer) throw new TypeError("lost");
      return answer;
    },
  });
  return () => tries;
}

async function settle() {
  for (let turns = 0; turns < 5; turns += 1) await turn();
}

test("only a change of the table has a number", () => {
  assert.equal(ask("GET", { version: "1" }).number, null);
  assert.equal(ask("POST", { theme: "dark" }).number, null);
});

test("a change is sent until it is answered, and another press does nothing meanwhile", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const tries = serve(null, null, new Response("", { status: 503 }), new Response("played"));
  const first = ask("POST", { version: "1" });
  assert.ok(first.goes && first.number);
  const answer = first.ctx.fetch("play", {});
  await settle();
  assert.equal(page.element("message").textContent, "Lost.");
  const second = ask("POST", { version: "1" });
  assert.deepEqual([second.goes, second.number], [false, null]);

  for (const [pause, so_far] of [
    [499, 1],
    [1, 2],
    [999, 2],
    [1, 3],
  ]) {
    mock.timers.tick(pause);
    await settle();
    assert.equal(tries(), so_far);
  }
  noteServer(); // It is back: no pause is needed.
  assert.equal(await (await answer).text(), "played");
  assert.equal(tries(), 4);
  mock.timers.reset();

  const next = ask("POST", { version: "2" });
  assert.ok(next.goes && next.number !== first.number);
});
