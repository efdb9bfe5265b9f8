// The replay: playing, keys, copying the address. Every step is a link that works without this.
import "../shared/app.js";
import "../shared/drawer.js";
import { around, find, isOne, need } from "../shared/elements.js";
import "../table/zoom.js";

const PACE = 1100;

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "to-back", ArrowRight: "to-forward", Home: "to-first", End: "to-last" };

/** @type {Record<string, string>} */
const WITH_SHIFT = { ArrowLeft: "to-turn-back", ArrowRight: "to-turn-forward" };
const BUSY = "input, select, textarea, summary, [contenteditable]";

let playing = false;
let timer = 0;
let shown = "";

/** The number of the slide. */
function plyOf() {
  return find("#slide")?.getAttribute("value") ?? "";
}

/** @param {string} id */
const linkOf = (id) => find(`#${id}[href]`, HTMLAnchorElement);

/** @param {string} id */
function step(id) {
  const link = linkOf(id);
  if (!link) return false;
  link.click();
  return true;
}

// The state is on the page's root, which is not swapped. Only one of the two buttons is shown.
function show() {
  const hadFocus = isOne(document.activeElement, "#to-play, #to-pause");
  document.documentElement.classList.toggle("playing", playing);
  if (hadFocus) need(playing ? "#to-pause" : "#to-play").focus();
}

// Scroll the current turn into view in its list, without scrolling the page.
function showTurn() {
  const turn = find(".turnlist [aria-current]");
  const list = turn?.closest("ol");
  if (turn && list) list.scrollTop = turn.offsetTop - list.clientHeight / 2;
}

/** @param {boolean} wanted */
function play(wanted) {
  playing = wanted;
  clearTimeout(timer);
  if (playing && !linkOf("to-forward"))
    step("to-first"); // At the end, start again.
  else if (playing) next();
  show();
}

function next() {
  if (!step("to-forward")) play(false);
}

// One step after another: the next waits until the last is shown. Other parts of the page may be swapped meanwhile.
document.addEventListener("htmx:after:swap", () => {
  const ply = plyOf();
  if (ply === shown) return;
  shown = ply;
  showTurn();
  clearTimeout(timer);
  if (!playing) return;
  if (linkOf("to-forward")) timer = setTimeout(next, PACE);
  else play(false);
});

document.addEventListener("click", async (event) => {
  if (around(event.target, "#to-play, #to-pause")) play(!playing);
  else if (event.isTrusted && around(event.target, "#replay a, #replay select")) play(false);
  const copy = around(event.target, "#copy");
  if (!copy) return;
  await navigator.clipboard.writeText(location.href);
  copy.setAttribute("aria-label", copy.dataset.copied ?? "");
  copy.classList.add("copied");
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || around(event.target, BUSY)) return;
  if (document.body.dataset.shortcuts === "off" || find("dialog[open]")) return;
  if (event.key === " " && !around(event.target, "a, button")) {
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
  document.documentElement.classList.toggle("copies", "clipboard" in navigator);
  shown = plyOf();
  window.htmx.config.transitions = !still.matches;
  showTurn();
});
