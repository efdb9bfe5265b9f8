// The selected worker filters the page: pressing a space that is open to another worker selects that one.
import { around, find } from "../shared/elements.js";

/** @param {string} kind */
export function choose(kind) {
  const radio = find(`#w-${kind}`, HTMLInputElement);
  if (!radio) return false;
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

document.addEventListener("click", (event) => {
  const other = around(event.target, "[data-choose]");
  const worker = other?.dataset.choose;
  if (other && worker && choose(worker)) {
    event.preventDefault();
    const space = other.closest("[data-space]");
    if (space) find(`button[data-for="${worker}"]`, HTMLElement, space)?.focus();
    around(other, "[popover]")?.hidePopover();
  }
});
