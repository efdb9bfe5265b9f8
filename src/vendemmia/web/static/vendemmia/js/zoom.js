// Enlarged cards: on hover and focus after a moment, on long press, and immediately with Z.
const WAIT = 600;
const GRACE = 250; // Time to move the pointer from a card to its enlargement.
let timer = 0;
// The card opened by touch, and whether the current touch is for viewing, not playing.
let held = null;
let looking = false;

function popoverOf(element) {
  const source = element?.closest?.("[data-zoom]");
  return source ? document.getElementById(source.dataset.zoom) : null;
}

const isOpen = (popover) => popover?.matches(":popover-open") ?? false;

export function zoom(element) {
  const popover = popoverOf(element);
  if (!popover) return false;
  if (!isOpen(popover)) popover.showPopover();
  return true;
}

function later(event, then) {
  clearTimeout(timer);
  const popover = popoverOf(event.target);
  if (!popover) return;
  timer = setTimeout(() => {
    if (!isOpen(popover)) popover.showPopover();
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
