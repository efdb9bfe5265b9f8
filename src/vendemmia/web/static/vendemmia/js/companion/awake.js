// Keeps the screen on while a page of a game is open, where the browser can.
import { load } from "./store.js";

/** @type {WakeLockSentinel | null | undefined} */
let lock = null;

async function ask() {
  if (document.visibilityState !== "visible" || !load("awake", true)) return;
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    lock = null;
  }
}

export function canStayAwake() {
  return "wakeLock" in navigator;
}

// A browser lets go of the lock when the page is hidden, so ask again when it is back.
export function stayAwake() {
  document.addEventListener("visibilitychange", ask);
  return ask();
}

export async function letSleep() {
  await lock?.release();
  lock = null;
}
