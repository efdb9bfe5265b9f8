// A message over the page when the server does not answer, or answers that something is wrong. A press takes it away.
const message = document.getElementById("message");
const UNREACHABLE = [502, 503, 504];

export const LOST = message.dataset.lost;
export const found = () => (message.textContent = "");
// Shown once, however often it is repeated: a screen reader reads out every change.
export function lost() {
  if (message.textContent !== LOST) message.textContent = LOST;
}
// A proxy that cannot reach the server answers in its place. The server's own errors say where to show them.
export const isAnswer = ({ status, headers }) => !UNREACHABLE.includes(status) || headers.has("HX-Retarget");

message.addEventListener("click", found);
document.addEventListener("htmx:error", lost);
document.addEventListener("htmx:before:response", (event) => {
  if (isAnswer(event.detail.ctx.response)) {
    found();
  } else {
    event.preventDefault();
    lost();
  }
});
