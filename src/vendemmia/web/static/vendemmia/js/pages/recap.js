// The recap opens over the table for a returning player; closing it returns the focus to the question.
import { find, need } from "../shared/elements.js";

const recap = need("#recap", HTMLDialogElement);
const { url, version } = need("#table").dataset;

// A reader who reloads the page has read it.
function isKnown() {
  try {
    const known = sessionStorage.getItem(`recap ${url}`) === version;
    sessionStorage.setItem(`recap ${url}`, version ?? "");
    return known;
  } catch {
    return false; // This browser stores nothing.
  }
}

recap.addEventListener("click", (event) => {
  if (event.target === recap) recap.close(); // A press outside the dialog.
});
recap.addEventListener("close", () => find("#prompt")?.focus({ preventScroll: true }));
if (!isKnown()) recap.showModal();
