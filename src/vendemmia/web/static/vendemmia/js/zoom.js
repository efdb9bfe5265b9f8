// Cards read in full: on hover and focus after a moment, on long press, and with Z at once.
const WAIT = 600;
let timer = 0;

function popoverOf(element) {
  const source = element?.closest?.("[data-zoom]");
  return source ? document.getElementById(source.dataset.zoom) : null;
}

export function zoom(element) {
  const popover = popoverOf(element);
  if (!popover) return false;
  if (!popover.matches(":popover-open")) popover.showPopover();
  return true;
}

function later(event) {
  clearTimeout(timer);
  const popover = popoverOf(event.target);
  if (popover) timer = setTimeout(() => !popover.matches(":popover-open") && popover.showPopover(), WAIT);
}

function away(event) {
  clearTimeout(timer);
  const popover = popoverOf(event.target);
  const to = event.relatedTarget;
  if (popover?.matches(":popover-open") && !popover.contains(to) && popoverOf(to) !== popover) popover.hidePopover();
}

document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event));
document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && away(event));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && later(event));
document.addEventListener("focusout", away);
document.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && later(event));
document.addEventListener("pointermove", (event) => event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6 && clearTimeout(timer));

// The press that ends a long press must not play the card.
document.addEventListener(
  "click",
  (event) => {
    clearTimeout(timer);
    const popover = popoverOf(event.target);
    if (popover?.matches(":popover-open") && event.pointerType === "touch") {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);
