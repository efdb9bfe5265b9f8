// After a move the focus stays on the thing that had it; if that is gone, it goes to the question.
import { find } from "../shared/elements.js";

/** @type {string | null} */
let held = null;

/** @param {Element} element */
const inTable = (element) => element !== document.body && Boolean(find("#table")?.contains(element));

/**
 * A button may be turned into another one in place: what counts is the answer it represents.
 *
 * @param {Element} element
 */
const meaning = (element) =>
  [element.tagName, element.id, ...["name", "value", "href"].map((name) => element.getAttribute(name) ?? "")].join(" ");

// Two changes may overlap: the second starts when the first has already removed the focused element.
document.addEventListener("htmx:before:swap", () => {
  const active = document.activeElement;
  if (!held && active && inTable(active)) held = meaning(active);
});

document.addEventListener("htmx:after:swap", () => {
  if (!held) return;
  const before = held;
  held = null;
  const active = document.activeElement;
  if (active && active !== document.body && meaning(active) === before) return;
  if (active && active !== document.body && !inTable(active)) return; // The focus has moved elsewhere, e.g. to the drawer.
  find("#prompt")?.focus({ preventScroll: true });
});
