// After a move the focus stays on the thing that had it; if that is gone, it goes to the question.
let held = null;

const inTable = (element) => element !== document.body && Boolean(document.getElementById("table")?.contains(element));
// A button may be turned into another one in place: what counts is the answer it represents.
const meaning = (element) => `${element.tagName} ${element.id} ${element.name ?? ""} ${element.value ?? ""} ${element.getAttribute("href") ?? ""}`;

// Two changes may overlap: the second starts when the first has already removed the focused element.
document.addEventListener("htmx:before:swap", () => {
  const active = document.activeElement;
  if (!held && inTable(active)) held = meaning(active);
});

document.addEventListener("htmx:after:swap", () => {
  if (!held) return;
  const before = held;
  held = null;
  const active = document.activeElement;
  if (active && active !== document.body && meaning(active) === before) return;
  if (active && active !== document.body && !inTable(active)) return; // The focus has moved elsewhere, e.g. to the drawer.
  document.getElementById("prompt")?.focus({ preventScroll: true });
});
