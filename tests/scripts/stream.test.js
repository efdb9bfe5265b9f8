import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { define, open, turn } from "./page.js";

const page = open({
  message: { lost: "Lost." },
  table: { version: "5", news: "1", url: "here", stream: "stream" },
});
const table = page.element("table");
/** @type {EventSource & { readyState: number }} */
let stream;
/** @type {string[]} */
let asked = [];
/** What an answer of the server brings. */
let answer = () => {};

class Stream extends EventTarget {
  static OPEN = 1;
  static CLOSED = 2;
  readyState = 1;

  /** @param {string} address */
  constructor(address) {
    super();
    assert.equal(address, "stream");
    stream = /** @type {any} */ (this);
  }
}

define({
  EventSource: Stream,
  window: {
    htmx: {
      config: {},
      ajax: async (/** @type {string} */ _method, /** @type {string} */ address) => {
        asked.push(address);
        answer();
      },
    },
  },
});
await import("../../src/vendemmia/web/static/vendemmia/js/live/stream.js");

beforeEach(() => {
  asked = [];
  answer = () => {};
});

/**
 * @param {"version" | "news"} name
 * @param {number} number
 */
const announce = (name, number) => stream.dispatchEvent(new MessageEvent(name, { data: String(number) }));

async function settle() {
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

/**
 * An answer of the server arrives; whether the page takes it.
 *
 * @param {number} version
 * @param {number} news
 */
function arrives(version, news) {
  const headers = new Headers({ "Vendemmia-Version": String(version), "Vendemmia-News": String(news) });
  return page.tell("htmx:before:response", { ctx: { response: { status: 200, headers } } });
}

test("what the page shows already is not fetched", async () => {
  announce("version", 5);
  announce("news", 1);
  await settle();
  assert.deepEqual(asked, []);
});

test("a newer version is fetched until it is there, with longer pauses", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  announce("version", 6);
  await settle();
  assert.equal(asked.length, 1);
  for (const [pause, times] of [
    [249, 1],
    [1, 2],
    [499, 2],
  ]) {
    mock.timers.tick(pause);
    await settle();
    assert.equal(asked.length, times);
  }
  answer = () => {
    table.dataset.version = "6";
  };
  mock.timers.tick(1);
  await settle();
  mock.timers.tick(60_000);
  await settle();
  assert.equal(asked.length, 3);
  mock.timers.reset();
});

test("while a request is under way, its answer is waited for", async () => {
  const ctx = {};
  page.tell("htmx:before:request", { ctx });
  announce("news", 2);
  await settle();
  assert.deepEqual(asked, []);
  answer = () => {
    table.dataset.news = "2";
  };
  page.tell("htmx:finally:request", { ctx });
  await settle();
  assert.deepEqual(asked, ["here"]);
});

test("an answer that is older than the page is dropped", () => {
  assert.equal(arrives(5, 9), false);
  assert.equal(arrives(6, 1), false);
  assert.equal(arrives(6, 2), true);
  assert.equal(arrives(7, 0), true);
});

test("a stream that the server ends leads to the page that says why", async () => {
  stream.readyState = Stream.CLOSED;
  stream.dispatchEvent(new Event("error"));
  await settle();
  assert.deepEqual(asked, ["here"]);
});
