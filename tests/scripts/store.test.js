import assert from "node:assert/strict";
import { test } from "node:test";
import { define, open } from "./page.js";

open();
const { load, newKey, save } = await import("../../src/vendemmia/web/static/vendemmia/js/companion/store.js");

test("what is saved is there again, until it is removed", () => {
  assert.equal(load("dark", false), false);
  save("dark", true);
  assert.equal(load("dark", false), true);
  save("automa", null);
  assert.equal(load("automa", null), null);
});

test("without storage the page works until it is closed", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  define({ localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  save("large", true);
  assert.equal(load("large", false), true);
});

test("something that is no JSON counts as nothing", () => {
  define({ localStorage: { getItem: () => "{", setItem() {}, removeItem() {} } });
  assert.equal(load("awake", true), true);
});

test("a key is new each time", () => {
  assert.match(newKey(), /^c-[0-9a-f]{14}$/);
  assert.notEqual(newKey(), newKey());
});
