// After a move the focus stays where it was; if that is gone, it goes to the question.
let held = false;

const inTable = (element) => element !== document.body && Boolean(document.getElementById("table")?.contains(element));

// Two changes may overlap: the second one begins when the first has already taken away what had the focus.
document.addEventListener("htmx:before:swap", () => {
  held ||= inTable(document.activeElement);
});

document.addEventListener("htmx:after:swap", () => {
  if (!held) return;
  held = false;
  const active = document.activeElement;
  if (active && active !== document.body && !active.closest("#move")) return;
  document.getElementById("prompt")?.focus({ preventScroll: true });
});
