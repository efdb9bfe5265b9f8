// A pressed answer shows immediately that it was taken, however long the server needs. The next page takes the mark away.
import { find, findAll, isOne } from "../shared/elements.js";

// The mark of the table is in no page of the server, so the next table has none; a refused press takes it away here.
const SENT = "sent";
const taken = () => findAll(".taken-now");

function release() {
  find("#table")?.classList.remove(SENT);
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
    find("#table")?.classList.add(SENT);
  },
  true,
);
document.addEventListener("htmx:after:swap", release);
document.addEventListener("htmx:error", release);
