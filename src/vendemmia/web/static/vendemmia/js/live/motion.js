// Motion that can be skipped: everything waits for `pause` or `play`, and `finish` ends all of them together.
const BRISK = 0.6;

/** @type {Record<string, number>} */
const PACES = { off: 0, brisk: BRISK, normal: 1, calm: 1.6 };
const TIRING = 12_000; // After this much of it in a row the rest is brisk,
const ENOUGH = 20_000; // and after this much it is not shown at all.
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Set<() => void>} */
const waiting = new Set();
let skipped = false;
let spent = 0;
let most = Infinity; // What may be spent at all, where that is limited,
let limited = Infinity; // and what had been spent when the limit began.

export const EASE = "cubic-bezier(.2, .8, .2, 1)";
export const LAND = "cubic-bezier(.3, 1.35, .5, 1)";

// How long a part takes compared with the normal pace; 0 shows the outcome alone. A page in the background shows nothing.
export const pace = () => (STILL.matches || document.hidden ? 0 : (PACES[document.body.dataset.pace ?? ""] ?? 1));

function speed() {
  if (skipped || spent > Math.min(ENOUGH, most)) return 0;
  return spent > TIRING ? Math.min(pace(), BRISK) : pace();
}

export const isMoving = () => speed() > 0;

export function begin() {
  skipped = false;
  spent = 0;
  most = Infinity;
  limited = Infinity;
}

/**
 * From now on everything together takes at most so long at the normal pace; what is left is not shown.
 *
 * @param {number} milliseconds
 */
export function withinTime(milliseconds) {
  limited = Math.min(limited, spent);
  most = Math.min(most, spent + milliseconds * Math.max(1, pace()));
}

// What has been spent since then.
export const spentWithin = () => Math.max(0, spent - limited);

export function finish() {
  skipped = true;
  for (const end of [...waiting]) end();
}

/**
 * Waits, and longer while `held` says so; that time does not count.
 *
 * @param {number} milliseconds
 * @param {() => boolean} [held]
 */
export function pause(milliseconds, held = () => false) {
  const wait = milliseconds * speed();
  spent += wait;
  if (!wait) return Promise.resolve();
  return new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const end = () => {
      waiting.delete(end);
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (held()) timer = setTimeout(look, 60);
      else end();
    };
    timer = setTimeout(look, wait);
    waiting.add(end);
  });
}

/**
 * `late` is a delay in milliseconds of the normal pace. Only the longest of several that run together counts.
 *
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} milliseconds
 * @param {{ late?: number, easing?: string, counts?: boolean }} [options]
 */
export async function play(element, frames, milliseconds, { late = 0, easing = EASE, counts = true } = {}) {
  const now = speed();
  if (!now) return;
  if (counts) spent += milliseconds * now;
  const moving = element.animate(frames, {
    duration: milliseconds * now,
    delay: late * now,
    easing,
    fill: "backwards",
  });
  const end = () => moving.finish();
  waiting.add(end);
  await moving.finished.catch(() => {});
  waiting.delete(end);
}
