import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, test } from "node:test";
import { runInNewContext } from "node:vm";

const SCRIPT = await readFile(
  new URL("../../src/vendemmia/web/static/vendemmia/service-worker.js", import.meta.url),
  "utf-8",
);
const HOST = "https://table.example";

/** @type {Record<"fetch" | "push" | "notificationclick", (event: any) => void>} */
let listeners;
/** @type {string[]} The paths of files that are kept. */
let kept = [];
let isReachable = true;
/** @type {unknown[]} */
let shown = [];
/** @type {string[]} What happens to windows of the browser. */
let windows = [];

beforeEach(() => {
  const heard = /** @type {any} */ ({});
  listeners = heard;
  kept = [];
  isReachable = true;
  shown = [];
  windows = [];
  const location = new URL(HOST);
  const self = {
    location,
    addEventListener: (/** @type {string} */ name, /** @type {any} */ listener) => {
      heard[name] = listener;
    },
    registration: { showNotification: async (/** @type {unknown[]} */ ...what) => shown.push(what) },
    clients: {
      matchAll: async () => [{ url: `${HOST}/tables/1/`, focus: async () => windows.push("focus") }],
      openWindow: async (/** @type {string} */ address) => windows.push(address),
    },
  };
  runInNewContext(SCRIPT, {
    self,
    location,
    URL,
    Response,
    fetch: async (/** @type {{ url: string }} */ { url }) => {
      if (!isReachable) throw new TypeError("unreachable");
      return new Response(`server: ${new URL(url).pathname}`);
    },
    caches: {
      match: async (/** @type {any} */ request) => {
        const { pathname } = new URL(request.url ?? request, HOST);
        return kept.includes(pathname) ? new Response(`kept: ${pathname}`) : undefined;
      },
    },
    PAGE: "<p hidden>The server does not answer.</p>",
    ICON: "icon.png",
    STATIC: "/static/",
    COMPANION: "/companion/",
    COMPANION_DATA: "/companion/data/",
    COMPANION_STYLES: "/static/bundles/companion.css",
  });
});

/**
 * The text with which the script answers a request; null if it leaves it to the browser.
 *
 * @param {string} path
 * @param {{ mode?: string, method?: string, from?: string }} [how]
 */
async function answerTo(path, { mode = "navigate", method = "GET", from = "" } = {}) {
  const request = { url: HOST + path, mode, method, referrer: from && HOST + from };
  let answer = null;
  listeners.fetch({ request, respondWith: (/** @type {any} */ given) => (answer = given) });
  return answer && (await (await /** @type {Promise<Response>} */ (answer)).text());
}

test("a page comes from the server, and without it one says so", async () => {
  assert.equal(await answerTo("/tables/1/"), "server: /tables/1/");
  isReachable = false;
  kept = ["/tables/1/"];
  assert.match((await answerTo("/tables/1/")) ?? "", /hidden>The server does not answer/);
  kept = ["/companion/"];
  assert.match((await answerTo("/tables/1/")) ?? "", /<p>The server does not answer/);
});

test("a page of the companion is kept for the time without a server", async () => {
  kept = ["/companion/score"];
  assert.equal(await answerTo("/companion/score"), "server: /companion/score");
  isReachable = false;
  assert.equal(await answerTo("/companion/score"), "kept: /companion/score");
});

test("only the companion's files are answered from what is kept", async () => {
  kept = ["/static/icons.svg", "/companion/data/en.json", "/companion/kept"];
  const file = { mode: "no-cors", from: "/companion/score" };
  assert.equal(await answerTo("/static/icons.svg", file), "kept: /static/icons.svg");
  assert.equal(
    await answerTo("/static/icons.svg", { ...file, from: "/static/bundles/companion.css" }),
    "kept: /static/icons.svg",
  );
  assert.equal(await answerTo("/companion/data/en.json", file), "kept: /companion/data/en.json");
  assert.equal(await answerTo("/static/new.svg", file), "server: /static/new.svg");
  assert.equal(await answerTo("/companion/kept", file), null);
  assert.equal(await answerTo("/static/icons.svg", { ...file, from: "/tables/1/" }), null);
  assert.equal(await answerTo("/static/icons.svg", { ...file, from: "" }), null);
  assert.equal(await answerTo("/static/icons.svg", { ...file, method: "POST" }), null);
});

test("a form is left to the browser", async () => {
  assert.equal(await answerTo("/tables/1/play", { method: "POST" }), null);
});

test("a push message becomes a notification; an empty one does nothing", () => {
  const notice = { title: "Your turn", body: "Winter", path: "/tables/1/", tag: "1" };
  listeners.push({ data: null, waitUntil: assert.fail });
  listeners.push({ data: { json: () => notice }, waitUntil() {} });
  assert.equal(
    JSON.stringify(shown),
    JSON.stringify([
      ["Your turn", { body: "Winter", tag: "1", data: { path: "/tables/1/" }, icon: "icon.png", badge: "icon.png" }],
    ]),
  );
});

test("a press on it opens its table, in the window that shows it already", async () => {
  const press = async (/** @type {string} */ path) => {
    /** @type {Promise<void> | undefined} */
    let work;
    const notification = { data: { path }, close() {} };
    listeners.notificationclick({ notification, waitUntil: (/** @type {any} */ given) => (work = given) });
    await work;
  };
  await press("/tables/1/");
  await press("/tables/2/");
  await press("https://elsewhere.example/");
  assert.deepEqual(windows, ["focus", `${HOST}/tables/2/`]);
});
