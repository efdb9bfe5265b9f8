// Where an enlarged card opens: beside the panel of its card, over nothing that can be pressed if there is such a place.
const GAP = 8;
const STEPS = 10;
const PANELS = ".hand, .vineyard, .log, .since, .prompt, .drawer";
const PRESSED = "#table button[name=code], #table .held, #table .seg, #table .btn";

const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const between = (low, value, high) => Math.max(low, Math.min(value, high));
const steps = (length) => Array.from({ length: STEPS + 1 }, (_, step) => GAP + (Math.max(0, length - GAP) * step) / STEPS);

function boxes() {
  return [...document.querySelectorAll(PRESSED)].filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect());
}

// Places beside the panel come first, then a grid of places over the window.
function* places(width, height, panel, source) {
  const right = innerWidth - width - GAP;
  const bottom = innerHeight - height - GAP;
  const x = between(GAP, source.left + source.width / 2 - width / 2, right);
  const y = between(GAP, source.top + source.height / 2 - height / 2, bottom);
  yield* [
    [panel.left - width - GAP, y],
    [panel.right + GAP, y],
    [x, panel.top - height - GAP],
    [x, panel.bottom + GAP],
  ];
  for (const left of steps(right)) for (const top of steps(bottom)) yield [left, top];
}

// The place that covers least; of several that cover nothing, the first one beside the panel, else the nearest.
export function place(popover, source, asked) {
  if (!source) return;
  const { width, height } = popover.getBoundingClientRect();
  const from = source.getBoundingClientRect();
  const beside = (source.closest(PANELS) ?? source).getBoundingClientRect();
  const pressed = boxes();
  let best = null;
  let least = Infinity;
  let number = 0;
  for (const [left, top] of places(width, height, beside, from)) {
    number += 1;
    if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) continue;
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = pressed.reduce((sum, one) => sum + overlap(box, one), 0);
    const far = number <= 4 ? number : Math.hypot(left - from.left, top - from.top) + 10;
    const cost = covered * 1000 + overlap(box, from) * 1000 + far;
    if (cost < least) {
      least = cost;
      best = { left, top, covered };
    }
  }
  if (!best) return;
  popover.classList.add("set");
  popover.style.left = `${best.left}px`;
  popover.style.top = `${best.top}px`;
  // Opened by a resting pointer, it must not keep a press from what is below it.
  popover.classList.toggle("through", !asked && best.covered > 0);
}
