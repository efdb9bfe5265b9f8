// The strip opens at its end and says how many chips are left of it. L goes to it.
const list = () => document.getElementById("acts");

function count() {
  const chips = list();
  const button = document.getElementById("since-earlier");
  if (!button) return;
  const edge = chips?.getBoundingClientRect().left ?? 0;
  const hidden = [...(chips?.children ?? [])].filter((chip) => chip.getBoundingClientRect().left < edge - 8).length;
  button.hidden = !hidden;
  button.querySelector("b").textContent = hidden || "";
}

export function toEnd() {
  const chips = list();
  if (chips) chips.scrollLeft = chips.scrollWidth;
  count();
}

// The newest chip that can be opened.
export function goToStrip() {
  const chips = [...(list()?.querySelectorAll("button.actb") ?? [])].filter((chip) => chip.checkVisibility());
  chips.at(-1)?.focus();
  return chips.length > 0;
}

document.addEventListener("scroll", (event) => event.target === list() && count(), { capture: true, passive: true });
document.addEventListener("click", (event) => {
  if (event.target.closest("#since-earlier")) list()?.scrollBy({ left: -list().clientWidth * 0.8 });
});
document.addEventListener("htmx:after:swap", toEnd);
addEventListener("resize", toEnd);
toEnd();
