// The result: its picture, and the page opens its tables before it is printed.
import "./drawer.js";
import "./follow.js";
import "./messages.js";
import { offer } from "./picture.js";

offer("print-result", () => window.print());

let folded = [];
addEventListener("beforeprint", () => {
  folded = [...document.querySelectorAll("details:not([open])")];
  for (const each of folded) each.open = true;
});
addEventListener("afterprint", () => {
  for (const each of folded) each.open = false;
});
