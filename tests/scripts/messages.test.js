import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

const page = open({ message: { lost: "The server does not answer." } });
const { isAnswer, serverLost, serverReached } = await import(
  "../../src/vendemmia/web/static/vendemmia/js/shared/messages.js"
);
const answer = (/** @type {number} */ status, headers = {}) => ({ status, headers: new Headers(headers) });
const shown = () => page.element("message").textContent;

test("a proxy that cannot reach the server is no answer, an error of the server is", () => {
  assert.equal(isAnswer(answer(200)), true);
  assert.equal(isAnswer(answer(500)), true);
  assert.equal(isAnswer(answer(503)), false);
  assert.equal(isAnswer(answer(503, { "HX-Retarget": "#message" })), true);
});

test("the message stays until the server answers", () => {
  serverLost();
  assert.equal(shown(), "The server does not answer.");
  serverReached();
  assert.equal(shown(), "");
  page.tell("htmx:error");
  assert.equal(shown(), "The server does not answer.");
  page.tell("htmx:before:response", { ctx: { response: answer(200) } });
  assert.equal(shown(), "");
});

test("what a proxy answers does not get into the page", () => {
  assert.equal(page.tell("htmx:before:response", { ctx: { response: answer(502) } }), false);
  assert.equal(page.tell("htmx:before:response", { ctx: { response: answer(422) } }), true);
});
