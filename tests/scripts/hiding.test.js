import assert from "node:assert/strict";
import { test } from "node:test";
import { define, element, open } from "./page.js";

open();
const { counted, hide, unhide } = await import("../../src/vendemmia/web/static/vendemmia/js/live/hiding.js");

/**
 * A page that finds these elements by these selectors.
 *
 * @param {Record<string, ReturnType<typeof element>[]>} found
 */
const page = (found) =>
  /** @type {any} */ ({
    querySelector: () => null,
    querySelectorAll: (/** @type {string} */ selector) => found[selector] ?? [],
  });

test("what others gained is hidden until it arrives, or all at once", () => {
  const lira = element("7");
  const points = element("3");
  const said = element("Ada gives a tour.", { said: "" });
  const asked = element("Your turn.", { asked: "" });
  /** @type {Gain[]} */
  const gains = [
    [1, "lira", 2],
    [1, "lira", 1],
    [1, "vp", -1],
  ];
  const act = { ply: 4, kind: "placed", p: "p2", say: "", piece: "", gains };
  const chip = element("", { act: JSON.stringify(act) });
  const counters = {
    ":is(.rival, .vineyard).p2 .n-lira": [lira],
    ":is(.rival, .vineyard).p2 .n-vp": [points],
  };
  hide(page({ ...counters, "#live :is([data-said], [data-asked])": [said, asked] }), [/** @type {any} */ (chip)]);
  assert.deepEqual([lira.textContent, points.textContent], ["4", "4"]);
  assert.deepEqual([said.textContent, asked.textContent], ["", ""]);
  assert.ok(chip.classList.contains("pending"));

  define({
    document: page({
      ...counters,
      ".pending, .mover": [chip],
      "[data-now]": [lira, points],
      "#live [data-later]": [said, asked],
    }),
  });
  counted(1, "lira", 2);
  assert.equal(lira.textContent, "6");
  unhide(false);
  assert.deepEqual([lira.textContent, points.textContent], ["7", "3"]);
  assert.deepEqual([said.textContent, asked.textContent], ["", "Your turn."]);
  assert.ok(!chip.classList.contains("pending"));
  assert.equal(lira.dataset.now, undefined);
});
