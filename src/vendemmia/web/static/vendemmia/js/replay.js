// The replay: playing, keys, copying the address. Every step is a link that works without this.
import "./app.js";
import "./drawer.js";
import "./zoom.js";

const PACE = 1100;
const KEYS = { ArrowLeft: "to-back", ArrowRight: "to-forward", Home: "to-first", End: "to-last" };
const WITH_SHIFT = { ArrowLeft: "to-turn-back", ArrowRight: "to-turn-forward" };
const BUSY = "input, select, textarea, summary, [contenteditable]";

let playing = false;
let timer = 0;
let shown = "";

const part = (id) => document.getElementById(id);

function step(id) {
  const link = part(id);
  if (!link?.href) return false;
  link.click();
  return true;
}

// The state is on the page's root, which is not swapped. Only one of the two buttons is shown.
function show() {
  const hadFocus = document.activeElement?.matches("#to-play, #to-pause");
  document.documentElement.classList.toggle("playing", playing);
  if (hadFocus) part(playing ? "to-pause" : "to-play").focus();
}

// Scroll the current turn into view in its list, without scrolling the page.
function showTurn() {
  const turn = document.querySelector(".turnlist [aria-current]");
  const list = turn?.closest("ol");
  if (list) list.scrollTop = turn.offsetTop - list.clientHeight / 2;
}

function play(wanted) {
  playing = wanted;
  clearTimeout(timer);
  if (playing && !part("to-forward").href) step("to-first"); // At the end, start again.
  else if (playing) next();
  show();
}

function next() {
  if (!step("to-forward")) play(false);
}

// One step after another: the next waits until the last is shown. Other parts of the page may be swapped meanwhile.
document.addEventListener("htmx:after:swap", () => {
  const ply = part("slide").getAttribute("value");
  if (ply === shown) return;
  shown = ply;
  showTurn();
  clearTimeout(timer);
  if (!playing) return;
  if (part("to-forward").href) timer = setTimeout(next, PACE);
  else play(false);
});

document.addEventListener("click", async (event) => {
  if (event.target.closest("#to-play, #to-pause")) play(!playing);
  else if (event.isTrusted && event.target.closest("#replay a, #replay select")) play(false);
  const copy = event.target.closest("#copy");
  if (!copy) return;
  await navigator.clipboard.writeText(location.href);
  copy.setAttribute("aria-label", copy.dataset.copied);
  copy.classList.add("copied");
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.target.closest(BUSY)) return;
  if (document.body.dataset.shortcuts === "off" || document.querySelector("dialog[open]")) return;
  if (event.key === " " && !event.target.closest("a, button")) {
    event.preventDefault();
    play(!playing);
    return;
  }
  const id = (event.shiftKey ? WITH_SHIFT : KEYS)[event.key];
  if (!id) return;
  event.preventDefault();
  if (playing) play(false);
  step(id);
});

const still = matchMedia("(prefers-reduced-motion: reduce)");
addEventListener("load", () => {
  document.documentElement.classList.add("scripted");
  document.documentElement.classList.toggle("copies", Boolean(navigator.clipboard));
  shown = part("slide").getAttribute("value");
  window.htmx.config.transitions = !still.matches;
  showTurn();
});
