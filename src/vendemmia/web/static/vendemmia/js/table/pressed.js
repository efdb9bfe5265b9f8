// A pressed answer shows immediately that it was taken, however long the server needs. The next page takes the mark away.
import { findAll, isOne } from "../shared/elements.js";

const taken = () => findAll(".taken-now");

function release() {
  document.documentElement.classList.remove("sent");
  for (const button of taken()) {
    button.classList.remove("taken-now");
    button.removeAttribute("aria-busy");
  }
}

document.addEventListener(
  "submit",
  (event) => {
    if (!isOne(event.target, "#move, .undos") || taken().length) return;
    const button = event.submitter;
    if (!button) return;
    button.classList.add("taken-now");
    button.setAttribute("aria-busy", "true");
    document.documentElement.classList.add("sent");
  },
  true,
);
document.addEventListener("htmx:after:swap", release);
document.addEventListener("htmx:error", release);
