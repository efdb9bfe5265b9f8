// Where an enlarged card opens: beside the panel of its card, over nothing that can be pressed if there is such a place.
import { between, centreOf, overlap } from "../shared/boxes.js";
import { findAll, isVisible } from "../shared/elements.js";

const GAP = 8;
const STEPS = 10;
const PANELS = ".hand, .vineyard, .log, .since, .prompt, .drawer";
const PRESSED = "#table button[name=code], #table .held, #table .seg, #table .btn";

/** @param {number} length */
const steps = (length) =>
  Array.from({ length: STEPS + 1 }, (_, step) => GAP + (Math.max(0, length - GAP) * step) / STEPS);

/**
 * Places beside the panel come first, then a grid of places over the window.
 *
 * @param {Size} card
 * @param {Box} panel
 * @param {Box} source
 * @param {Size} inside
 * @returns {Generator<[left: number, top: number]>}
 */
function* places({ width, height }, panel, source, inside) {
  const right = inside.width - width - GAP;
  const bottom = inside.height - height - GAP;
  const { x, y } = centreOf(source);
  const left = between(GAP, x - width / 2, right);
  const top = between(GAP, y - height / 2, bottom);
  yield* [
    [panel.left - width - GAP, top],
    [panel.right + GAP, top],
    [left, panel.top - height - GAP],
    [left, panel.bottom + GAP],
  ];
  for (const across of steps(right)) for (const down of steps(bottom)) yield [across, down];
}

/**
 * The place that covers least; of several that cover nothing, the first one beside the panel, else the nearest. Null if
 * the window is too small.
 *
 * @param {Size} card
 * @param {Box} panel
 * @param {Box} source The card in its panel.
 * @param {Box[]} pressed What can be pressed.
 * @param {Size} inside The window.
 */
export function bestPlace(card, panel, source, pressed, inside) {
  let best = null;
  let least = Infinity;
  let number = 0;
  for (const [left, top] of places(card, panel, source, inside)) {
    number += 1;
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    if (left < 0 || top < 0 || box.right > inside.width || box.bottom > inside.height) continue;
    const covered = pressed.reduce((sum, one) => sum + overlap(box, one), 0);
    const far = number <= 4 ? number : Math.hypot(left - source.left, top - source.top) + 10;
    const cost = covered * 1000 + overlap(box, source) * 1000 + far;
    if (cost < least) {
      least = cost;
      best = { left, top, covered };
    }
  }
  return best;
}

/**
 * @param {HTMLElement} popover
 * @param {Element | null} source
 * @param {boolean} asked
 */
export function place(popover, source, asked) {
  if (!source) return;
  const boxOf = (/** @type {Element} */ element) => element.getBoundingClientRect();
  const pressed = findAll(PRESSED).filter(isVisible).map(boxOf);
  const panel = boxOf(source.closest(PANELS) ?? source);
  const inside = { width: innerWidth, height: innerHeight };
  const best = bestPlace(boxOf(popover), panel, boxOf(source), pressed, inside);
  if (!best) return;
  popover.classList.add("set");
  popover.style.left = `${best.left}px`;
  popover.style.top = `${best.top}px`;
  // Opened by a resting pointer, it must not keep a press from what is below it.
  popover.classList.toggle("through", !asked && best.covered > 0);
}
