// A message over the page when the server does not answer, or answers that something is wrong. A press takes it away.
import { need } from "./elements.js";

const message = need("#message");
const UNREACHABLE = [502, 503, 504];

export const LOST = message.dataset.lost ?? "";

export function serverReached() {
  message.textContent = "";
}

/** Says so once, however often it is called: a screen reader reads out every change. */
export function serverLost() {
  if (message.textContent !== LOST) message.textContent = LOST;
}

/**
 * A proxy that cannot reach the server answers in its place. The server's own errors say where to show them.
 *
 * @param {Pick<Response, "status" | "headers">} response
 */
export const isAnswer = ({ status, headers }) => !UNREACHABLE.includes(status) || headers.has("HX-Retarget");

message.addEventListener("click", serverReached);
document.addEventListener("htmx:error", serverLost);
document.addEventListener("htmx:before:response", (event) => {
  if (isAnswer(event.detail.ctx.response)) {
    serverReached();
  } else {
    event.preventDefault();
    serverLost();
  }
});
