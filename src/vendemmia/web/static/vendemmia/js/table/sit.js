// The next person at a shared screen sits down with Enter, if nothing else has the focus.
import { around, find } from "../shared/elements.js";

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || around(event.target, "a, button, input, summary, label, dialog")) return;
  const sit = find("[data-sit]");
  if (!sit) return;
  event.preventDefault();
  sit.click();
});
