// What the reader's own answers have brought: each event has its motion and its sound, and nothing waits for them but the
// moves of others.
import { find } from "../shared/elements.js";
import { KINDS } from "./kinds.js";
import { MOTIONS, fade, isQuiet, rememberRoad, setSource } from "./motions.js";
import { sound } from "../sounds/sounds.js";

const NEXT = 70; // An event begins so much after the one before,
const LATEST = 420; // and all of them in this time after the worker.
const WALK = 420;
const REST = 500;
const FIRST = ["placed", "planned"];

/**
 * The events since a ply, as a page that has not been swapped in yet tells them.
 *
 * @param {ParentNode} root
 * @param {number} first
 * @returns {OwnEvent[]}
 */
export function ownFrom(root, first) {
  /** @type {OwnEvent[]} */
  const events = JSON.parse(find("#since", HTMLElement, root)?.dataset.own ?? "[]");
  setSource(events);
  rememberRoad();
  return events.filter((event) => event.ply >= first);
}

/**
 * @param {OwnEvent} event
 * @param {number} late
 */
function showOne(event, late) {
  const { motion, sound: name } = KINDS[event.kind];
  const { target, move } = MOTIONS[motion];
  if (isQuiet()) fade(target(event));
  else move(event, late);
  if (name && !FIRST.includes(event.kind)) setTimeout(() => sound(name), late);
  if (name && isQuiet() && FIRST.includes(event.kind)) sound(name);
}

/**
 * Resolves when most of it is over, so that what others do is told after it.
 *
 * @param {OwnEvent[]} events
 * @param {boolean} isFilled An order has been shown already.
 */
export async function showOwn(events, isFilled) {
  if (!events.length || document.hidden) return;
  const walks = events.some((event) => FIRST.includes(event.kind)) && !isQuiet();
  const shown = events.filter((event) => !(isFilled && event.kind === "filled"));
  let late = walks ? WALK - NEXT : -NEXT;
  const end = late + LATEST;
  for (const event of shown) {
    if (!FIRST.includes(event.kind)) late = Math.min(end, late + NEXT);
    showOne(event, FIRST.includes(event.kind) ? 0 : Math.max(0, late));
  }
  if (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, late + REST));
}
