// Your turn in another tab: a mark in the title and, if it is wished and allowed, a notification. A sound says it here too.
import { sound } from "./sounds.js";

const MARK = "● ";
let notification = null;

const prompt = () => document.getElementById("prompt");
const isYours = () => Boolean(document.getElementById("move") && prompt() && !prompt().matches(".wait, .over"));
let wasYours = isYours();

function mark() {
  const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  const title = document.hidden && isYours() ? MARK + plain : plain;
  if (document.title !== title) document.title = title;
}

function notify() {
  if (document.body.dataset.notify !== "on" || !("Notification" in window) || Notification.permission !== "granted") return;
  const title = prompt().querySelector("h1").textContent;
  const body = document.querySelector(".tname")?.textContent.trim() ?? "";
  const options = { body, tag: location.pathname, data: { path: location.pathname } };
  try {
    notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
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
