// A word over the page when the server does not answer, or answers that something is wrong. A press takes it away.
const word = document.getElementById("word");

export const LOST = word.dataset.lost;
export const lost = () => (word.textContent = LOST);
export const found = () => (word.textContent = "");

word.addEventListener("click", found);
document.addEventListener("htmx:error", lost);
document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.hx?.retarget !== "#word") found();
});
