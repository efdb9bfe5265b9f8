// A word over the page when the server does not answer, or answers that something is wrong. A press takes it away.
const word = document.getElementById("word");
const UNREACHABLE = [502, 503, 504];

export const LOST = word.dataset.lost;
export const found = () => (word.textContent = "");
// Shown once, however often it is repeated: a screen reader reads out every change.
export function lost() {
  if (word.textContent !== LOST) word.textContent = LOST;
}
// A proxy that cannot reach the server answers in its place. The server's own errors say where to show them.
export const isAnswer = ({ status, headers }) => !UNREACHABLE.includes(status) || headers.has("HX-Retarget");

word.addEventListener("click", found);
document.addEventListener("htmx:error", lost);
document.addEventListener("htmx:before:response", (event) => {
  if (isAnswer(event.detail.ctx.response)) {
    found();
  } else {
    event.preventDefault();
    lost();
  }
});
