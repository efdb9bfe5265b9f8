// The recap opens over the table for who comes back; closed, it leaves the focus with the question.
const recap = document.getElementById("recap");
const { url, version } = document.getElementById("table").dataset;

// Who loads the page again has read it.
function isKnown() {
  try {
    const known = sessionStorage.getItem(`recap ${url}`) === version;
    sessionStorage.setItem(`recap ${url}`, version);
    return known;
  } catch {
    return false; // This browser keeps nothing.
  }
}

recap.addEventListener("click", (event) => {
  if (event.target === recap) recap.close(); // A press beside the sheet.
});
recap.addEventListener("close", () => document.getElementById("prompt")?.focus({ preventScroll: true }));
if (!isKnown()) recap.showModal();
