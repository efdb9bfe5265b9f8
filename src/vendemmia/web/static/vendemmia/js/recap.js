// The recap opens over the table for a returning player; closing it returns the focus to the question.
const recap = document.getElementById("recap");
const { url, version } = document.getElementById("table").dataset;

// A reader who reloads the page has read it.
function isKnown() {
  try {
    const known = sessionStorage.getItem(`recap ${url}`) === version;
    sessionStorage.setItem(`recap ${url}`, version);
    return known;
  } catch {
    return false; // This browser stores nothing.
  }
}

recap.addEventListener("click", (event) => {
  if (event.target === recap) recap.close(); // A press outside the dialog.
});
recap.addEventListener("close", () => document.getElementById("prompt")?.focus({ preventScroll: true }));
if (!isKnown()) recap.showModal();
