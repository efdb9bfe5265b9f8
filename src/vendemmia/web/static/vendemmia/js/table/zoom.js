// Cards in full: beside the hand where there is a place for them, else enlarged after a moment, on long press, and immediately with Z.
import { around, find, findAll, isOne, isVisible } from "../shared/elements.js";
import { place } from "./zoom_place.js";

const WAIT = 600;
const GRACE = 250; // Time to move the pointer from a card to its enlargement.
let timer = 0;

/**
 * The card opened by touch, and whether the current touch is for viewing, not playing.
 * @type {HTMLElement | null}
 */
let held = null;
let looking = false;
let read = ""; // The card beside the hand.

/** @param {EventTarget | null} element */
const sourceOf = (element) => around(element, "[data-zoom]");

/** @param {EventTarget | null} element */
function popoverOf(element) {
  const id = sourceOf(element)?.dataset.zoom;
  return id ? document.getElementById(id) : null;
}

/** @param {HTMLElement | null} popover */
const isOpen = (popover) => popover?.matches(":popover-open") ?? false;

/**
 * @param {HTMLElement} popover
 * @param {HTMLElement | null} source
 * @param {boolean} asked
 */
function open(popover, source, asked) {
  if (!isOpen(popover)) popover.showPopover();
  place(popover, source, asked);
}

/** @param {Element | null} element */
export function zoom(element) {
  const popover = popoverOf(element);
  if (!popover) return false;
  open(popover, sourceOf(element), true);
  return true;
}

// The panel beside the hand shows one of its cards; it is hidden where cards have their texts.
const panel = () => findAll(".reading").find(isVisible);

/** @param {HTMLElement | undefined} card */
function show(card) {
  const zoomed = card && popoverOf(card)?.querySelector(".zc");
  const reading = panel();
  if (!zoomed || !reading) return false;
  const copy = /** @type {Element} */ (zoomed.cloneNode(true));
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  reading.replaceChildren(copy);
  read = card.dataset.zoom ?? "";
  for (const other of findAll(".held.focus")) other.classList.remove("focus");
  card.classList.add("focus");
  return true;
}

function showAgain() {
  const cards = findAll(".hand .held");
  show(
    cards.find((card) => card.dataset.zoom === read) ?? cards.find((card) => card.querySelector(".legal")) ?? cards[0],
  );
}

/**
 * @param {Event} event
 * @param {(popover: HTMLElement) => void} [then]
 */
function later(event, then) {
  clearTimeout(timer);
  const source = sourceOf(event.target);
  const popover = popoverOf(event.target);
  if (!source || !popover) return;
  if (!then && source.matches(".held") && show(source)) return;
  timer = setTimeout(() => {
    open(popover, source, Boolean(then));
    then?.(popover);
  }, WAIT);
}

/**
 * What a long press has opened stays: it may open under a mouse that lies still.
 * @param {Event} event
 */
function away(event) {
  clearTimeout(timer);
  const popover = popoverOf(event.target) ?? around(event.target, ".zoom");
  if (!popover || !isOpen(popover) || popover === held) return;
  setTimeout(() => {
    const wanted = `:is(:hover, :focus-within):is(#${popover.id}, [data-zoom="${popover.id}"])`;
    if (isOpen(popover) && !find(wanted, Element)) popover.hidePopover();
  }, GRACE);
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event));
document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && away(event));
document.addEventListener("focusin", (event) => isOne(event.target, ":focus-visible") && later(event));
document.addEventListener("focusout", away);
document.addEventListener("htmx:after:swap", showAgain);
document.addEventListener("change", showAgain); // Another part of the table is in sight.
addEventListener("resize", showAgain);
showAgain();

// A press on a card opens it without this script: then it is only put in its place.
document.addEventListener(
  "toggle",
  (event) => {
    const popover = event.target;
    if (event.newState !== "open" || !(popover instanceof HTMLElement) || !popover.matches(".zoom")) return;
    place(popover, find(`[data-zoom="${popover.id}"]`), true);
  },
  true,
);

// Touch: a long press opens the card and leaves it open; the next touch outside only closes it.
document.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") return;
  looking = held !== null && isOpen(held) && around(event.target, `#${held.id}`) === null;
  if (isOne(sourceOf(event.target), ".held")) show(sourceOf(event.target) ?? undefined);
  held = null;
  later(event, (popover) => {
    held = popover;
    looking = true;
  });
});
document.addEventListener(
  "pointermove",
  (event) => event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6 && clearTimeout(timer),
);
document.addEventListener("pointercancel", () => clearTimeout(timer));

// The click that ends such a touch must not play the card. Lifting the finger has closed the popover by then.
document.addEventListener(
  "click",
  (event) => {
    clearTimeout(timer);
    if (!looking || !event.pointerType || event.pointerType === "mouse") return;
    looking = false;
    event.preventDefault();
    event.stopPropagation();
    if (held && !isOpen(held)) held.showPopover();
  },
  true,
);
