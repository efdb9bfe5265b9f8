// The page that stays while its season is told: the next one waits here, with the strip and the live region taken from it
// already. Whatever ends the telling swaps it in, so no answer is ever given to a page of the past.
import { find, findAll, need } from "../shared/elements.js";
import { follow } from "../sounds/sounds.js";

const PARTS = ["#since", "#live"];

/** @type {HtmxContext | null} */
let waiting = null;
/** @type {DocumentFragment | null} */
let strip = null; // The strip of the page that waits, for pages in between.

export const isHeld = () => waiting !== null;

/**
 * People who share a screen see a hand only as long as it is theirs.
 *
 * @param {ParentNode} root
 */
export const canHold = (root) =>
  Boolean(find("#table")) &&
  !find("#prompt button[name=seat]", HTMLElement, root) &&
  !find("#prompt button[name=seat]");

/** @param {ParentNode} root */
function takeParts(root) {
  for (const part of strip ? PARTS : []) {
    const [here, there] = [find(part, HTMLElement, root), strip && find(part, HTMLElement, strip)];
    if (here && there) here.replaceWith(there.cloneNode(true));
  }
}

/**
 * Let a page wait: ours keeps its board, prompt, tutor and figures.
 *
 * @param {HtmxContext} ctx
 * @param {ParentNode} root
 */
export function hold(ctx, root) {
  waiting = ctx;
  strip = document.createDocumentFragment();
  for (const part of PARTS) {
    const there = find(part, HTMLElement, root);
    if (there) strip.append(there.cloneNode(true));
  }
  takeParts(document);
  document.documentElement.classList.add("held");
}

/** The page that waits takes the place of ours. */
export async function release() {
  const ctx = waiting;
  waiting = null;
  document.documentElement.classList.remove("held");
  if (ctx) await window.htmx.swap(ctx);
}

/** The page that waits is not wanted any more: a newer one has come. */
export function forget() {
  waiting = null;
  document.documentElement.classList.remove("held");
}

/**
 * The page as it was after a ply, in which a season is told that lies between ours and the one that waits. Its strip is that
 * of the page that waits.
 *
 * @param {number} ply
 */
export async function pageAt(ply) {
  const ctx = waiting;
  const address = need("#table").dataset.url ?? "";
  const answer = await fetch(`${address}?until=${ply}`, { headers: { "HX-Request": "true" } }).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  if (!text || !ctx || waiting !== ctx) return;
  await window.htmx.swap({ ...ctx, text, between: true });
}

/** @param {ParentNode} root */
export const withStrip = (root) => takeParts(root);

/**
 * The calendar of the page that stays follows what is told.
 *
 * @param {string} season
 */
export function turnTo(season) {
  const seasons = findAll(".ribbon ol > li");
  const now = seasons.findIndex((each) => each.classList.contains(season));
  if (now < 0) return;
  for (const [number, each] of seasons.entries()) {
    each.classList.remove("done", "now", "later");
    each.classList.add(number < now ? "done" : number === now ? "now" : "later");
    each.toggleAttribute("aria-current", number === now);
    if (number === now) each.setAttribute("aria-current", "step");
  }
  need("#table").dataset.season = season;
  follow();
}
