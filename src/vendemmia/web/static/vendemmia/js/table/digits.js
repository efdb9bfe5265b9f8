// Digits answer: 1 to 9 are the answers of the bar, or else those on the board, which show them while a keyboard is used.
import { find, findAll, isVisible } from "../shared/elements.js";

const MOST = 9;
const IN_BAR = "#prompt .choices button:is([name=code], [name=codes], [name=together]):not(.pass)";
const ON_TABLE = ".stage button[name=code]";
const PARTS = ".plates .plate:not(.cant)"; // The parts of a decision, of which several are chosen.
const ROW = /^row:(\d)$/;

let isShown = false;

/**
 * The visible thing with the same answer: the bar does not repeat what the table shows.
 *
 * @param {HTMLButtonElement} button
 */
const visible = (button) => findAll(`#table button[name=${button.name}][value="${button.value}"]`).find(isVisible);

/**
 * The answers by their digits: parts of a decision, then the bar; else what lies on the table. A row of the wake-up chart
 * has the digit that is printed on it.
 *
 * @returns {Map<number, HTMLElement>}
 */
function numbered() {
  const parts = findAll(PARTS).filter(isVisible);
  const bar = [...parts, ...findAll(IN_BAR, HTMLButtonElement).map(visible)];
  /** @type {Map<number, HTMLElement>} */
  const found = new Map();
  for (const [at, thing] of bar.entries()) if (thing) found.set(at + 1, thing);
  if (bar.length) return found;
  const seen = new Set();
  for (const button of findAll(ON_TABLE, HTMLButtonElement).filter(isVisible)) {
    if (seen.has(button.value)) continue;
    seen.add(button.value);
    found.set(Number(ROW.exec(button.value)?.[1] ?? seen.size), button);
  }
  return found;
}

/**
 * What a digit presses.
 *
 * @param {number} digit
 */
export function answerOf(digit) {
  const thing = numbered().get(digit);
  return thing && (find("input", HTMLInputElement, thing) ?? thing);
}

function put() {
  for (const mark of findAll(".digit")) mark.remove();
  if (!isShown || document.body.dataset.shortcuts === "off") return;
  for (const [digit, button] of numbered()) {
    if (digit > MOST || (button instanceof HTMLButtonElement && ROW.test(button.value))) continue;
    const mark = document.createElement("kbd");
    mark.className = "digit";
    mark.ariaHidden = "true";
    mark.textContent = `${digit}`;
    if (getComputedStyle(button).position === "static") button.style.position = "relative";
    button.append(mark);
  }
}

/** @param {boolean} wanted */
function show(wanted) {
  if (isShown === wanted) return;
  isShown = wanted;
  put();
}

document.addEventListener(
  "keydown",
  (event) => show(isShown || !(event.ctrlKey || event.metaKey || event.altKey)),
  true,
);
document.addEventListener("pointerdown", () => show(false), true);
document.addEventListener("htmx:after:swap", put);
document.addEventListener("change", put); // Another worker is chosen: other spaces are open.
