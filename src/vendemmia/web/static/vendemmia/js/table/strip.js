// The strip opens at its end and says how many chips are left of it. L goes to it.
import { around, find, findAll, isVisible, need } from "../shared/elements.js";

const list = () => find("#acts");

function count() {
  const chips = list();
  const button = find("#since-earlier");
  if (!button) return;
  const edge = chips?.getBoundingClientRect().left ?? 0;
  const hidden = [...(chips?.children ?? [])].filter((chip) => chip.getBoundingClientRect().left < edge - 8).length;
  button.hidden = !hidden;
  need("b", HTMLElement, button).textContent = hidden ? String(hidden) : "";
}

export function toEnd() {
  const chips = list();
  if (chips) chips.scrollLeft = chips.scrollWidth;
  count();
}

// The newest chip that can be opened.
export function goToStrip() {
  const chips = findAll("#acts button.actb").filter(isVisible);
  chips.at(-1)?.focus();
  return chips.length > 0;
}

document.addEventListener("scroll", (event) => event.target === list() && count(), { capture: true, passive: true });
document.addEventListener("click", (event) => {
  const chips = list();
  if (chips && around(event.target, "#since-earlier")) chips.scrollBy({ left: -chips.clientWidth * 0.8 });
});
document.addEventListener("htmx:after:swap", toEnd);
addEventListener("resize", toEnd);
toEnd();
