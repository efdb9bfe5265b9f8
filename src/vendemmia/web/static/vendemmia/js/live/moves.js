// The moves of others, one by one. The page already has the outcome: it is only hidden for a while, so a skip, an error
// or a page without scripts leaves the right table.
import { around, copyOf, find, findAll, need } from "../shared/elements.js";
import { appear, showAction } from "./action.js";
import { chipsFrom, dataOf, pliesOf, spaceOf } from "./chips.js";
import { hide, unhide } from "./hiding.js";
import { celebrate, closeSheet, endMoments } from "./moments.js";
import { begin, finish, isMoving, pace, pause } from "./motion.js";
import { sound } from "../sounds/sounds.js";
import { turned } from "./turn_notice.js";

const SILENT_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];
const NARROW = 560;
let seen = pliesOf(document);

/** @type {string[]} */
let fresh = []; // The chips that are shown now or after the swap, by id.

/** @type {Showing | null} */
let showing = null; // What has to be undone when showing ends.
let done = Promise.resolve();
let swallow = false; // The click that follows the tap that skipped.

// Resolves when everything has been shown.
export const shown = () => done;

document.addEventListener("htmx:before:swap", (event) => {
  if (showing) stop(showing);
  endMoments();
  fresh = [];
  const root = event.detail.tasks?.[0]?.fragment;
  if (!root) return;
  const plies = pliesOf(root);
  if (plies < 0) return;
  const first = Math.min(seen, plies);
  seen = plies;
  if (first < 0 || !pace()) return;
  const chips = chipsFrom(root, first);
  if (!chips.length) return;
  fresh = chips.map((chip) => chip.id);
  for (const task of event.detail.tasks ?? []) task.swapSpec.transition = false;
  hide(root, chips);
});

// --- after it: one action after another

/** @param {number} count */
function promptInMoversColours(count) {
  const box = copyOf("showing-look");
  const place = need("#prompt").getBoundingClientRect();
  Object.assign(box.style, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  need(".dots", HTMLElement, box).append(...Array.from({ length: count }, () => document.createElement("i")));
  document.body.append(box);
  return box;
}

/**
 * @param {HTMLElement} chip
 * @param {number} number
 * @param {HTMLElement} box
 */
function say(chip, number, box) {
  const { p, say: sentence } = dataOf(chip);
  const name = (find(".an", HTMLElement, chip) ?? need(".aw", HTMLElement, chip)).textContent;
  box.className = `showing ${box.offsetWidth < NARROW ? "narrow" : ""} ${p}`;
  need(".mover-is > span", HTMLElement, box).textContent = name;
  const drawn = find(".badge use", SVGElement, chip) ?? find("use", SVGElement, chip);
  need(".mover-is use", SVGElement, box).setAttribute("href", drawn?.getAttribute("href") ?? "");
  need(".does", HTMLElement, box).textContent = sentence;
  for (const [at, dot] of findAll(".dots i", HTMLElement, box).entries())
    dot.className = at < number ? "was" : at === number ? "on" : "";
  const said = find("#live [data-said]");
  if (said) said.textContent = sentence;
}

/**
 * Begin to show actions.
 *
 * @param {HTMLElement[]} chips
 */
function show(chips) {
  const box = promptInMoversColours(chips.length);
  showing = { box, boxes: [box], all: chips };
  return showing;
}

async function showAll() {
  const chips = fresh.flatMap((id) => document.getElementById(id) ?? []);
  fresh = [];
  if (!chips.length) return;
  begin();
  const mine = show(chips);
  document.documentElement.classList.add("moves-shown");
  need("#acts").scrollLeft = 0;
  for (const [number, chip] of chips.entries()) {
    if (showing !== mine || !isMoving()) break;
    say(chip, number, mine.box);
    await showAction(chip, mine.boxes);
    if (showing !== mine) return;
    await appear(chip);
    await pause(160);
  }
  if (showing === mine) stop(mine);
}

/**
 * The table as it is, at once. What was not yet read out is read out together.
 *
 * @param {Showing} what
 */
function stop({ boxes, all }) {
  const skipped = all.some((chip) => chip.classList.contains("pending"));
  showing = null;
  finish();
  if (skipped) closeSheet();
  for (const box of boxes) box.remove();
  for (const flying of findAll("body > .fly", Element)) flying.remove();
  unhide(skipped);
  document.documentElement.classList.remove("moves-shown");
  endMoments();
  const list = find("#acts");
  if (list) list.scrollLeft = list.scrollWidth;
}

function ending() {
  if (!find("#table[data-over]") || document.documentElement.dataset.ended) return;
  document.documentElement.dataset.ended = "1";
  sound("end", need("#table").dataset.outcome);
}

document.addEventListener("htmx:after:swap", () => {
  done = (async () => {
    await celebrate();
    await showAll();
    turned();
    ending();
  })().catch(() => {
    if (showing) stop(showing);
  });
});

// --- any key or tap skips; the next one plays

addEventListener(
  "keydown",
  (event) => {
    if (!showing || SILENT_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stop(showing);
  },
  true,
);
addEventListener(
  "pointerdown",
  (event) => {
    swallow = false;
    if (!showing || around(event.target, ".onshow")) return;
    swallow = true;
    stop(showing);
  },
  true,
);
addEventListener(
  "click",
  (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener("visibilitychange", () => document.hidden && showing && stop(showing));
addEventListener("resize", () => showing && stop(showing));

// --- from an open chip: where it was, and once more

/** @param {HTMLElement} chip */
function showSpace(chip) {
  const place = spaceOf(dataOf(chip));
  if (!place) return;
  document.getElementById("tab-board")?.click();
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  place.classList.add("sought");
  setTimeout(() => place.classList.remove("sought"), 2000);
}

/** @param {HTMLElement} chip */
async function showAgain(chip) {
  if (showing || !pace()) return showSpace(chip);
  begin();
  const mine = show([chip]);
  say(chip, 0, mine.box);
  await showAction(chip, mine.boxes);
  if (showing === mine) stop(mine);
  return undefined;
}

document.addEventListener("click", (event) => {
  const button = around(event.target, "[data-show-space], [data-show-again]");
  const chip = around(button, ".act");
  if (!button || !chip) return;
  around(button, "[popover]")?.hidePopover();
  if (button.dataset.showSpace !== undefined) showSpace(chip);
  else showAgain(chip);
});
