// What happened since the last page is told: own answers first, then the moves of others, one beat after another. Within a
// season the page already has the outcome, and it is only hidden for a while; when the season turns, the page before stays
// until its last move has been told. A skip, an error or a page without scripts leaves the right table.
import { around, find, need } from "../shared/elements.js";
import { appear, showBeat } from "./action.js";
import { beatsOf, isTurn, seasonsOf, turnsSeason } from "./beats.js";
import { chipsFrom, dataOf, pliesOf, spaceOf } from "./chips.js";
import { canHold, forget, hold, isHeld, pageAt, release, turnTo, withStrip } from "./held.js";
import { hide, hideChips, unhide } from "./hiding.js";
import { celebrate, endMoments } from "./moments.js";
import { begin, finish, isMoving, pace, pause, spentWithin, withinTime } from "./motion.js";
import { ownFrom, showOwn } from "./own.js";
import { promptInMoversColours, say } from "./telling.js";
import { sound } from "../sounds/sounds.js";
import { turned } from "./turn_notice.js";

const SILENT_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];
const PRESSING_KEYS = ["Enter", " "];
const TO_FIRST_CHOICE = 4_000; // From the end of a year to the first choice, at the normal pace.
const LAST_MOVE = 700; // After the last move of a game it is quiet for a while.
const TELLING = "moves-shown";
let seen = pliesOf(document);

/** @type {string[]} */
let untold = []; // The chips that are told now or after the swap, by id.

/** @type {OwnEvent[]} */
let own = []; // What the own answers have brought, told first.

/** @type {Showing | null} */
let showing = null; // What has to be undone when the telling ends.
let done = Promise.resolve();
let released = Promise.resolve();
let swallow = false; // The click that follows the tap that skipped.

// Resolves when everything has been told and the page is the newest.
export const shown = () => done.then(() => released);

/** @param {string} id */
const chipOf = (id) => document.getElementById(id) ?? [];
const untoldIn = (/** @type {ParentNode} */ root) =>
  chipsFrom(root, -Infinity).filter((chip) => untold.includes(chip.id));

document.addEventListener("htmx:before:swap", (event) => {
  const { ctx, tasks } = event.detail;
  const root = tasks?.[0]?.fragment;
  if (ctx.between || ctx.waited) {
    for (const task of tasks ?? []) task.swapSpec.transition = false;
    if (root && ctx.between) withStrip(root);
    if (root) hide(root, untoldIn(root), pliesOf(root));
    return;
  }
  if (showing) stop(showing, true);
  endMoments();
  untold = [];
  own = [];
  if (!root) return;
  const plies = pliesOf(root);
  if (plies < 0) return;
  const first = Math.min(seen, plies);
  seen = plies;
  if (first < 0) return;
  own = ownFrom(root, first);
  const chips = pace() ? chipsFrom(root, first) : [];
  untold = chips.map((chip) => chip.id);
  if (!chips.length && !own.length) return;
  for (const task of tasks ?? []) task.swapSpec.transition = false;
  if (!chips.length) return;
  const seasons = seasonsOf(chips);
  const isLater = seasons[0].length > 0 || own.length > 0 || seasons.length > 2;
  if (turnsSeason(chips) && isLater && canHold(root)) {
    event.preventDefault();
    const order = find("#filled", HTMLElement, root);
    ctx.waited = true;
    hold(ctx, root);
    hideChips(document, untoldIn(document));
    done = told(order);
    return;
  }
  hide(root, chips);
});

document.addEventListener("htmx:after:swap", (event) => {
  const { ctx } = event.detail;
  if (!ctx.between && !ctx.waited) done = told(find("#filled"));
});

/** @param {HTMLElement | null} order */
async function told(order) {
  try {
    begin();
    const mine = untold.length ? show(untold.flatMap(chipOf)) : null;
    const celebrated = celebrate(order);
    await showOwn(own, await celebrated);
    if (mine && showing === mine) await showAll(mine);
    await released;
    await ending();
    turned();
  } catch {
    if (showing) stop(showing);
  }
}

// --- one beat after another

/**
 * Begin to tell actions.
 *
 * @param {HTMLElement[]} chips
 */
function show(chips) {
  const box = promptInMoversColours(beatsOf(chips).length);
  showing = { box, boxes: [box], all: chips, focus: document.activeElement };
  if (isHeld() && isTurn(chips[0]))
    box.style.visibility = "hidden"; // Nothing is told on this page.
  else say([chips[0]], 0, box);
  document.documentElement.classList.add(TELLING);
  return showing;
}

/** @param {Showing} mine */
async function showAll(mine) {
  const chips = untold.flatMap(chipOf);
  const seasons = isHeld() ? seasonsOf(chips) : [chips];
  const ids = seasons.map((season) => season.map((chip) => chip.id));
  let number = 0;
  need("#acts").scrollLeft = 0;
  for (const [at, season] of ids.entries()) {
    await turnPage(ids, at);
    for (const beat of beatsOf(season.flatMap(chipOf))) {
      if (showing !== mine || !isMoving()) break;
      if (dataOf(beat[0]).kind === "yearend") withinTime(TO_FIRST_CHOICE);
      say(beat, number, mine.box);
      await showBeat(beat, mine.boxes);
      if (showing !== mine) return;
      untold = untold.filter((id) => !beat.some((chip) => chip.id === id));
      await Promise.all(beat.flatMap((chip) => chipOf(chip.id)).map(appear));
      await pause(160);
      number += 1;
    }
  }
  if (showing === mine) stop(mine);
}

/**
 * To the page on which a season is told.
 *
 * @param {string[][]} seasons
 * @param {number} at
 */
async function turnPage(seasons, at) {
  if (!at || !isHeld()) return;
  if (at === seasons.length - 1) {
    released = release();
    await released;
    return;
  }
  const [mark] = seasons[at].flatMap(chipOf);
  const [next] = seasons[at + 1].flatMap(chipOf);
  if (seasons[at].length > 1) await pageAt(dataOf(next).ply);
  if (isHeld()) turnTo(mark.className.match(/spring|summer|fall|winter/)?.[0] ?? "");
}

/**
 * The table as it is, at once. What was not yet read out is read out together.
 *
 * @param {Showing} what
 * @param {boolean} [isOld] A newer page is about to come.
 */
function stop({ boxes }, isOld = false) {
  const skipped = untold.length > 0;
  showing = null;
  untold = [];
  finish();
  if (isOld) forget();
  else if (isHeld()) released = release();
  for (const box of boxes) box.remove();
  for (const flying of document.querySelectorAll("body > .fly")) flying.remove();
  unhide(skipped);
  released = released.then(() => unhide(false));
  document.documentElement.classList.remove(TELLING);
  endMoments();
  const list = find("#acts");
  if (list) list.scrollLeft = list.scrollWidth;
  document.dispatchEvent(new CustomEvent("vendemmia:told", { detail: spentWithin() }));
}

// The end of a game: whatever celebrates it begins after the last move, when it has been quiet for a moment.
async function ending() {
  if (!find("#table[data-over]") || document.documentElement.dataset.ended) return;
  document.documentElement.dataset.ended = "1";
  begin();
  await pause(LAST_MOVE);
  sound("end", need("#table").dataset.outcome);
  document.dispatchEvent(new CustomEvent("vendemmia:ended"));
}

// --- any key or tap skips; the next one plays. A tap on an answer of the page that is already here plays at once.

/** @param {EventTarget | null} target */
const answerAt = (target) => !isHeld() && around(target, "#table :is(button, label, a, input)");

addEventListener(
  "keydown",
  (event) => {
    if (!showing || SILENT_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const active = document.activeElement;
    const plays = PRESSING_KEYS.includes(event.key) && !event.repeat && active !== showing.focus && answerAt(active);
    if (!plays && !around(active, ".yearsheet")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    stop(showing);
  },
  true,
);
addEventListener(
  "pointerdown",
  (event) => {
    swallow = false;
    if (!showing || around(event.target, ".onshow, .yearsheet")) return;
    swallow = !answerAt(event.target);
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
// Without a pointer or a key, as assistive technology presses: an answer to the page that only stays is none.
addEventListener(
  "submit",
  (event) => {
    if (!showing) return;
    if (isHeld()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    stop(showing);
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
  await showBeat([chip], mine.boxes);
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
