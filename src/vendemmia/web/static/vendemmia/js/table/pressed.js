// A pressed answer shows immediately that it was taken, however long the server needs: it is marked, the worker that goes
// there lifts its feet, a card sinks. The next page takes the mark away.
import { around, find, findAll, isOne } from "../shared/elements.js";

// The mark of the table is in no page of the server, so the next table has none; a refused press takes it away here.
const SENT = "sent";
const PRESSED = 120;
const taken = () => findAll(".taken-now");

/** @type {Animation[]} */
let moved = [];

function release() {
  find("#table")?.classList.remove(SENT);
  for (const motion of moved) motion.cancel();
  moved = [];
  for (const button of taken()) {
    button.classList.remove("taken-now");
    button.removeAttribute("aria-busy");
  }
}

/**
 * @param {Element | null} element
 * @param {number} way In pixels; up is below zero.
 */
function shift(element, way) {
  if (!element) return;
  const frames = [{ transform: "none" }, { transform: `translateY(${way}px)` }];
  moved.push(element.animate(frames, { duration: PRESSED, easing: "ease-out", fill: "forwards" }));
}

/** @param {HTMLElement} button */
function answer(button) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const card = around(button, ".held");
  if (isOne(button, ".slot, .tiny") || card)
    shift(find(".workers label:has(input:checked) .piece, .crew .piece", SVGElement), -7);
  if (card) shift(card, 6);
  else shift(button, 2);
}

document.addEventListener(
  "submit",
  (event) => {
    if (!isOne(event.target, "#move, .undos") || taken().length) return;
    const button = event.submitter;
    if (!button) return;
    button.classList.add("taken-now");
    button.setAttribute("aria-busy", "true");
    find("#table")?.classList.add(SENT);
    answer(button);
  },
  true,
);
document.addEventListener("htmx:finally:swap", release);
document.addEventListener("htmx:error", release);
