// The page already has the outcome of what others did: here it looks as before for a while, and then as it is. On a page
// that stays while its season is told, the counters change with what is told.
import { find, findAll } from "../shared/elements.js";
import { dataOf, piecesOf } from "./chips.js";
import { counters, showIn, shownIn } from "./flights.js";
import { isHeld } from "./held.js";

/** @type {Element | null} */
let tutor = null; // What the tutor says of the new page waits until everything has been told.

/**
 * Hide chips, and what is read out of them.
 *
 * @param {ParentNode} root
 * @param {HTMLElement[]} chips
 */
export function hideChips(root, chips) {
  for (const chip of chips) chip.classList.add("pending");
  for (const part of findAll("#live :is([data-said], [data-asked])", HTMLElement, root)) {
    part.dataset.later = part.textContent ?? "";
    part.textContent = "";
  }
}

/**
 * Let a page that has not been swapped in yet look as it did before the actions of these chips.
 *
 * @param {ParentNode} root
 * @param {HTMLElement[]} chips
 * @param {number} [plies] How many plies the page shows: later actions are not on it.
 */
export function hide(root, chips, plies = Infinity) {
  /** @type {Map<string, Gain>} */
  const sums = new Map();
  for (const chip of chips) {
    const data = dataOf(chip);
    if (data.ply >= plies) continue;
    for (const piece of piecesOf(root, data)) piece.classList.add("pending");
    for (const [seat, kind, amount] of data.gains) {
      const key = `${seat} ${kind}`;
      sums.set(key, [seat, kind, (sums.get(key)?.[2] ?? 0) + amount]);
    }
  }
  for (const [seat, kind, sum] of sums.values()) {
    for (const counter of counters(root, seat, kind)) {
      const now = shownIn(counter);
      if (Number.isNaN(now)) continue;
      counter.dataset.now = String(now);
      showIn(counter, now - sum);
    }
  }
  hideChips(root, chips);
  const [now, next] = [find("#tutor"), find("#tutor", HTMLElement, root)];
  if (!chips.length || !now || !next) return;
  tutor = next;
  next.replaceWith(now.cloneNode(true));
}

/**
 * A gain has arrived: its counter changes.
 *
 * @param {number} seat
 * @param {string} kind
 * @param {number} amount
 */
export function counted(seat, kind, amount) {
  for (const counter of counters(document, seat, kind)) {
    if (counter.dataset.now !== undefined || isHeld()) showIn(counter, shownIn(counter) + amount);
  }
}

/**
 * Show everything as it is. What a reader could not hear yet is read out together.
 *
 * @param {boolean} skipped
 */
export function unhide(skipped) {
  if (tutor) {
    find("#tutor")?.replaceWith(tutor);
    window.htmx.process(tutor);
    tutor = null;
  }
  for (const hidden of findAll(".pending, .mover", Element)) hidden.classList.remove("pending", "mover");
  for (const counter of findAll("[data-now]")) {
    showIn(counter, Number(counter.dataset.now));
    counter.removeAttribute("data-now");
  }
  for (const part of findAll("#live [data-later]")) {
    if (skipped || part.dataset.asked !== undefined) part.textContent = part.dataset.later ?? "";
    part.removeAttribute("data-later");
  }
}
