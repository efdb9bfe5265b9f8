// After a move the focus stays where it was; if that is gone, it goes to the question.
let before = null;

const mark = (element) => element && (element.id || element.value || element.dataset?.code || "");

document.addEventListener("htmx:before:swap", () => {
  const active = document.activeElement;
  before = active && active !== document.body && document.getElementById("table")?.contains(active) ? mark(active) : null;
});

document.addEventListener("htmx:after:swap", () => {
  if (before === null) return;
  const active = document.activeElement;
  if (active && active !== document.body && document.contains(active) && !active.closest("#move")) return;
  document.getElementById("prompt")?.focus({ preventScroll: true });
});
