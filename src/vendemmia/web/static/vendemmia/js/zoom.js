// Cards in full: beside the hand where there is a place for them, else enlarged after a moment, on long press, and immediately with Z.
import { place } from "./zoom_place.js";

const WAIT = 600;
const GRACE = 250; // Time to move the pointer from a card to its enlargement.
let timer = 0;
// The card opened by touch, and whether the current touch is for viewing, not playing.
let held = null;
let looking = false;
let read = ""; // The card beside the hand.

const sourceOf = (element) => element?.closest?.("[data-zoom]");

function popoverOf(element) {
  const source = sourceOf(element);
  return source ? document.getElementById(source.dataset.zoom) : null;
}

const isOpen = (popover) => popover?.matches(":popover-open") ?? false;

function open(popover, source, asked) {
  if (!isOpen(popover)) popover.showPopover();
  place(popover, source, asked);
}

export function zoom(element) {
  const popover = popoverOf(element);
  if (!popover) return false;
  open(popover, sourceOf(element), true);
  return true;
}

// The panel beside the hand shows one of its cards; it is hidden where cards have their texts.
const panel = () => [...document.querySelectorAll(".reading")].find((element) => element.checkVisibility());

function show(card) {
  const zoomed = card && document.getElementById(card.dataset.zoom)?.querySelector(".zc");
  const reading = panel();
  if (!zoomed || !reading) return false;
  const copy = zoomed.cloneNode(true);
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  reading.replaceChildren(copy);
  read = card.dataset.zoom;
  for (const other of document.querySelectorAll(".held.focus")) other.classList.remove("focus");
  card.classList.add("focus");
  return true;
}

function showAgain() {
  const cards = [...document.querySelectorAll(".hand .held")];
  show(cards.find((card) => card.dataset.zoom === read) ?? cards.find((card) => card.querySelector(".legal")) ?? cards[0]);
}

function later(event, then) {
  clearTimeout(timer);
  const source = sourceOf(event.target);
  const popover = popoverOf(event.target);
  if (!popover) return;
  if (!then && source.matches(".held") && show(source)) return;
  timer = setTimeout(() => {
    open(popover, source, Boolean(then));
    then?.(popover);
  }, WAIT);
}

function away(event) {
  clearTimeout(timer);
  const popover = popoverOf(event.target) ?? event.target.closest?.(".zoom");
  if (!isOpen(popover)) return;
  setTimeout(() => {
    const wanted = `:is(:hover, :focus-within):is(#${popover.id}, [data-zoom="${popover.id}"])`;
    if (isOpen(popover) && !document.querySelector(wanted)) popover.hidePopover();
  }, GRACE);
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event));
document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && away(event));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && later(event));
document.addEventListener("focusout", away);
document.addEventListener("htmx:after:swap", showAgain);
addEventListener("resize", showAgain);
showAgain();

// A press on a card opens it without this script: then it is only put in its place.
document.addEventListener(
  "toggle",
  (event) => {
    if (event.newState !== "open" || !event.target.matches?.(".zoom")) return;
    place(event.target, document.querySelector(`[data-zoom="${event.target.id}"]`), true);
  },
  true,
);

// Touch: a long press opens the card and leaves it open; the next touch outside only closes it.
document.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "mouse") return;
  looking = isOpen(held) && !held.contains(event.target);
  held = null;
  later(event, (popover) => {
    held = popover;
    looking = true;
  });
});
document.addEventListener("pointermove", (event) => event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6 && clearTimeout(timer));
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
