// The result: its picture, and the page opens its tables before it is printed.
import "../shared/drawer.js";
import "../shared/follow.js";
import "../shared/messages.js";
import "./feast.js";
import { findAll } from "../shared/elements.js";
import { offer } from "../shared/picture.js";

offer("print-result", () => window.print());

/** @type {HTMLDetailsElement[]} */
let folded = [];
addEventListener("beforeprint", () => {
  folded = findAll("details:not([open])", HTMLDetailsElement);
  for (const each of folded) each.open = true;
});
addEventListener("afterprint", () => {
  for (const each of folded) each.open = false;
});
