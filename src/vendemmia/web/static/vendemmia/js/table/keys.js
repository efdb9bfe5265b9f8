// Keyboard shortcuts: /keys lists them. Single keys can be switched off.
import { nearest } from "../shared/boxes.js";
import { openRules } from "../shared/drawer.js";
import { around, find, findAll, isOne, isVisible } from "../shared/elements.js";
import { answerOf } from "./digits.js";
import { choose } from "./workers.js";
import { goToStrip } from "./strip.js";
import { zoom } from "./zoom.js";

/** @type {Record<string, string>} */
const PARTS = { b: "board", v: "vineyard", a: "hand" };

/** @type {Record<string, [dx: number, dy: number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THINGS = "button:not([hidden]), a[href], input:is([type=radio], [type=checkbox])";

/**
 * @param {HTMLElement | null | undefined} element
 * @returns {boolean}
 */
function press(element) {
  if (!element || !isVisible(element)) return false;
  element.focus();
  element.click();
  return true;
}

/** @param {EventTarget | null} target */
function typing(target) {
  return around(target, "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]") !== null;
}

/**
 * Arrows move inside a group: to the nearest thing in that direction.
 *
 * @param {[dx: number, dy: number]} direction
 */
function move(direction) {
  const from = document.activeElement;
  const group = around(from, "[role=group], ul, ol, table, section");
  if (!from || !isOne(from, THINGS) || !group) return false;
  const all = around(group, "section, [role=group]");
  const others = all ? findAll(THINGS, HTMLElement, all).filter((other) => other !== from && isVisible(other)) : [];
  const boxes = others.map((other) => other.getBoundingClientRect());
  const place = nearest(from.getBoundingClientRect(), boxes, direction);
  others[place]?.focus();
  return place >= 0;
}

/** @param {string} part */
function show(part) {
  find(`#tab-${part}`)?.click();
  const panes = findAll(`[data-pane="${part}"]`);
  const pane = panes.find(isVisible) ?? panes[0];
  if (!pane) return false;
  const legal = findAll("button.legal, button.plate:not(.cant), :is(.picks, .plate) input", HTMLElement, pane).find(
    isVisible,
  );
  const first = legal ?? find("button.hc", HTMLElement, pane) ?? pane;
  if (!first.matches("button, input")) first.tabIndex = -1;
  first.focus();
  return true;
}

function why() {
  const asked = document.activeElement?.closest("[popovertarget]")?.getAttribute("popovertarget");
  if (asked) document.getElementById(asked)?.showPopover();
  return Boolean(asked);
}

/** @param {string} key */
function handleKey(key) {
  switch (key) {
    case "r":
      return choose("regular");
    case "g":
      return choose("grande");
    case "s":
      return nextSpecial();
    case "p":
      return press(find("#prompt button[name=code][value=pass]"));
    case "u":
      return press(find("[data-undo]"));
    case "z":
      return zoom(document.activeElement);
    case "?":
      return why();
    case "h":
      return press(find("[data-hint]"));
    case "k":
      openRules();
      return true;
    case "n":
      return hurry();
    case "l":
      return goToStrip() || show("log");
    default:
      return PARTS[key] ? show(PARTS[key]) : /^[1-9]$/.test(key) ? press(answerOf(Number(key))) : false;
  }
}

function nextSpecial() {
  const radios = findAll("input[type=radio][name=worker]", HTMLInputElement);
  const at = radios.findIndex((radio) => radio.checked);
  const next = radios[(at + 1) % radios.length];
  return next ? choose(next.id.slice(2)) : false;
}

// While computer players move, any key without another meaning skips their pauses.
const hurry = () => press(find("[data-hurry]"));

/** @param {KeyboardEvent} event */
const skips = (event) => event.key.length === 1 && !around(event.target, "a, button, summary, label");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing(event.target)) return;
  if (find("dialog[open]")) return;
  const arrow = ARROWS[event.key];
  if (arrow && !isOne(event.target, "input[type=radio]")) {
    if (move(arrow)) event.preventDefault();
    return;
  }
  if (document.body.dataset.shortcuts === "off") return;
  if (handleKey(event.key.toLowerCase())) event.preventDefault();
  else if (skips(event)) hurry();
});
