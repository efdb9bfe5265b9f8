import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { define, open } from "./page.js";

open({}, { addresses: JSON.stringify({ home: "/companion/" }) });
const { keepFiles } = await import("../../src/vendemmia/web/static/vendemmia/js/companion/offline.js");

/** @type {Map<string, string[]>} The files of each cache, in the order in which they came. */
const kept = new Map();
/** @type {string[]} What the server refuses. */
let broken = [];
/** @type {string} */
let version = "";

beforeEach(() => {
  kept.clear();
  broken = [];
  version = "1";
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (/** @type {string} */ name) => kept.delete(name),
    match: async (/** @type {string} */ file, /** @type {{ cacheName: string }} */ { cacheName }) =>
      kept.get(cacheName)?.includes(file) || undefined,
    open: async (/** @type {string} */ name) => {
      const files = kept.get(name) ?? [];
      kept.set(name, files);
      return { put: async (/** @type {string} */ file) => files.push(file) };
    },
  };
  define({
    caches,
    window: { caches },
    navigator: { serviceWorker: { ready: Promise.resolve() } },
    fetch: async (/** @type {string} */ address) => {
      if (broken.includes(address)) throw new TypeError("unreachable");
      const files = ["/companion/", "/companion/ask", "/style"];
      return { ok: !broken.includes(`status ${address}`), json: async () => ({ version, files }) };
    },
  });
});

test("all files are kept, the first page last", async () => {
  assert.equal(await keepFiles("files"), true);
  assert.deepEqual([...kept], [["companion-1", ["/companion/ask", "/style", "/companion/"]]]);
});

test("a new version takes the place of the old one", async () => {
  await keepFiles("files");
  version = "2";
  assert.equal(await keepFiles("files"), true);
  assert.deepEqual([...kept.keys()], ["companion-2"]);
});

test("files that are missing leave what was kept before", async () => {
  broken = ["status /style"];
  assert.equal(await keepFiles("files"), false);
  broken = [];
  await keepFiles("files");
  version = "2";
  broken = ["status /style"];
  assert.equal(await keepFiles("files"), true);
  assert.deepEqual([...kept.keys()], ["companion-1"]);
});

test("without a network what is kept is enough, and half of it is nothing", async () => {
  kept.set("companion-0", ["/style"]);
  broken = ["files"];
  assert.equal(await keepFiles("files"), false);
  kept.set("companion-0", ["/style", "/companion/"]);
  assert.equal(await keepFiles("files"), true);
});

test("a browser without caches keeps nothing", async () => {
  define({ window: {} });
  assert.equal(await keepFiles("files"), false);
});
