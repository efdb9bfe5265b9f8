// Your turn in another tab: a mark in the title and, if it is wished and allowed, a notification. A sound says it here too.
import { find, isOne } from "../shared/elements.js";
import { sound } from "../sounds/sounds.js";

const MARK = "● ";

/** @type {Notification | null} */
let notification = null;

const isYours = () => find("#move") !== null && isOne(find("#prompt"), ":not(.wait, .over)");
let wasYours = isYours();

function mark() {
  const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  const title = document.hidden && isYours() ? MARK + plain : plain;
  if (document.title !== title) document.title = title;
}

function notify() {
  if (document.body.dataset.notify !== "on" || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const title = find("#prompt h1")?.textContent ?? "";
  const body = find(".tname")?.textContent?.trim() ?? "";
  const options = { body, tag: location.pathname, data: { path: location.pathname } };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    notification = shown;
  } catch {
    notification = null; // Phones allow it to service workers only; ours opens this page again when it is pressed.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options)).catch(() => {});
  }
}

// The page has changed, and everything that others did has been shown.
export function turned() {
  const yours = isYours();
  if (yours && !wasYours) {
    sound("yours");
    if (document.hidden) notify();
  }
  wasYours = yours;
  mark();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) notification?.close();
  mark();
});
// htmx puts the title of the answer after the swap itself.
document.addEventListener("htmx:finally:swap", () => queueMicrotask(mark));
