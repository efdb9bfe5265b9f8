// A change of the table is sent until the server answers. Every try has the same one-time number, so it is made once.
import { hexOf } from "../shared/hex.js";
import { isAnswer, serverLost, serverReached } from "../shared/messages.js";

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const PATIENCE = 30_000; // A try that takes longer counts as lost.
let underWay = false;
let left = false;
let tryNow = () => {};

// Without https there is no randomUUID.
const oneTimeNumber = () =>
  "randomUUID" in crypto
    ? crypto.randomUUID()
    : hexOf(/** @type {Crypto} */ (crypto).getRandomValues(new Uint8Array(16)));

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
const rest = (milliseconds) =>
  new Promise((resolve) => {
    tryNow = resolve;
    setTimeout(resolve, milliseconds);
  });

/**
 * The whole answer, or null if it was lost or broke off in the middle.
 *
 * @param {string} action
 * @param {RequestInit} request
 */
async function attempt(action, request) {
  try {
    const answer = await fetch(action, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    await answer.clone().arrayBuffer();
    return isAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} action
 * @param {RequestInit} request
 * @returns {Promise<Response>}
 */
async function send(action, request) {
  for (let wait = SHORTEST_PAUSE; !left; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    const answer = await attempt(action, request);
    if (answer) {
      underWay = false;
      return answer;
    }
    serverLost();
    await rest(wait);
  }
  return new Promise(() => {}); // The page is left, so no answer is needed.
}

// The server has answered, so it can be reached again.
export function noteServer() {
  serverReached();
  tryNow();
}

// Forms that change the table send its version. To htmx all tries are one request; until it is answered, the first
// press wins and others do nothing.
document.addEventListener("htmx:config:request", (event) => {
  const { ctx } = event.detail;
  const { method, body } = ctx.request;
  if (method !== "POST" || !body.has("version")) return;
  if (underWay) {
    event.preventDefault();
    return;
  }
  underWay = true;
  body.set("once", oneTimeNumber());
  ctx.request.timeout = 0; // Each try has its own.
  ctx.fetch = send;
});

document.addEventListener("htmx:before:response", () => tryNow());
addEventListener("pagehide", () => {
  left = true;
});
