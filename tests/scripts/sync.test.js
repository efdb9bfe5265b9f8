import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, open, turn } from "./page.js";

const ADDRESSES = { kept: "kept", results: "results", keepCampaign: "campaign" };
open({}, { addresses: JSON.stringify(ADDRESSES) });
const { send, waiting, flush } = await import("../../src/vendemmia/web/static/vendemmia/js/companion/sync.js");
const { save } = await import("../../src/vendemmia/web/static/vendemmia/js/companion/store.js");

/** @type {string[]} */
let sent = [];
/** @type {number | null} What the server answers; null if it cannot be reached. */
let status = 204;

beforeEach(() => {
  sent = [];
  status = 204;
  save("waiting", []);
  define({
    fetch: async (/** @type {string} */ address, /** @type {RequestInit} */ { body }) => {
      if (status === null) throw new TypeError("unreachable");
      if (address === "kept") return { ok: true, json: async () => ({ token: "t" }) };
      sent.push(`${address} ${JSON.parse(String(body)).years ?? ""}`);
      return { status };
    },
  });
});

/**
 * @param {string} key
 * @param {number} years
 * @returns {Message}
 */
const result = (key, years) => ({ key, years, ended: "", extended: false, level: "", automa: null, players: [] });

test("what is sent arrives, in order", async () => {
  await Promise.all([send("results", result("a", 1)), send("results", result("b", 2))]);
  await flush();
  assert.deepEqual(sent, ["results 1", "results 2"]);
  assert.equal(waiting(), 0);
});

test("what cannot be sent waits, and only the newest of the same game", async () => {
  status = null;
  assert.equal(await send("results", result("a", 1)), false);
  await send("results", result("a", 2));
  assert.equal(waiting(), 1);
  status = 204;
  assert.equal(await flush(), true);
  assert.deepEqual(sent, ["results 2"]);
});

test("a broken server is asked again, a refusal is final", async () => {
  status = 503;
  assert.equal(await send("results", result("a", 1)), false);
  status = 422;
  assert.equal(await flush(), true);
});

test("what waits is sent when the network is back", async () => {
  status = null;
  await send("results", result("a", 1));
  status = 204;
  dispatchEvent(new Event("online"));
  for (let turns = 0; waiting() && turns < 20; turns += 1) await turn();
  assert.deepEqual(sent, ["results 1"]);
});
