// Keyboard shortcuts: /keys lists them. Single keys can be switched off.
import { openDrawer } from "./drawer.js";
import { choose } from "./workers.js";
import { goToStrip } from "./strip.js";
import { zoom } from "./zoom.js";

const PARTS = { b: "board", v: "vineyard", a: "hand" };
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THINGS = "button:not([hidden]), a[href], input:is([type=radio], [type=checkbox])";

const prompt = () => document.getElementById("prompt");
const visible = (element) => element.checkVisibility?.() ?? element.offsetParent !== null;
const press = (element) => element && visible(element) && (element.focus(), element.click(), true);

function typing(target) {
  return target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]") !== null;
}

// An answer of the bar, or the thing on the table with the same answer where the bar does not repeat it.
function answer(number) {
  const button = prompt()?.querySelectorAll(".choices button:is([name=code], [name=together])")[number - 1];
  const same = button ? document.querySelectorAll(`#table button[name=${button.name}][value="${button.value}"]`) : [];
  return press([...same].find(visible));
}

// Arrows move inside a group: to the nearest thing in that direction.
function move(dx, dy) {
  const from = document.activeElement;
  const group = from.closest("[role=group], ul, ol, table, section");
  if (!from.matches(THINGS) || !group) return false;
  const here = from.getBoundingClientRect();
  const x = here.left + here.width / 2;
  const y = here.top + here.height / 2;
  let best = null;
  let least = Infinity;
  for (const other of group.closest("section, [role=group]")?.querySelectorAll(THINGS) ?? []) {
    if (other === from || !visible(other)) continue;
    const there = other.getBoundingClientRect();
    const along = (there.left + there.width / 2 - x) * dx + (there.top + there.height / 2 - y) * dy;
    const aside = Math.abs((there.left + there.width / 2 - x) * dy) + Math.abs((there.top + there.height / 2 - y) * dx);
    if (along > 2 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = other;
    }
  }
  best?.focus();
  return best !== null;
}

function show(part) {
  const pane = document.querySelector(`[data-pane="${part}"]`);
  document.getElementById(`tab-${part}`)?.click();
  const first = pane && ([...pane.querySelectorAll("button.legal, .picks input")].find(visible) ?? pane.querySelector("button.hc") ?? pane);
  if (!first) return false;
  if (!first.matches("button, input")) first.tabIndex = -1;
  first.focus();
  return true;
}

function why() {
  const asked = document.activeElement?.closest("[popovertarget]");
  if (asked) document.getElementById(asked.getAttribute("popovertarget"))?.showPopover();
  return asked !== null;
}

function done(key) {
  switch (key) {
    case "r":
      return choose("regular");
    case "g":
      return choose("grande");
    case "s":
      return nextSpecial();
    case "p":
      return press(prompt()?.querySelector("button[name=code][value=pass]"));
    case "u":
      return press(document.querySelector("[data-undo]"));
    case "z":
      return zoom(document.activeElement);
    case "?":
      return why();
    case "h":
      return press(document.querySelector("[data-hint]"));
    case "k":
      return openDrawer("/rules/"), true;
    case "n":
      return hurry();
    case "l":
      return goToStrip() || show("log");
    default:
      return PARTS[key] ? show(PARTS[key]) : /^[1-9]$/.test(key) ? answer(Number(key)) : false;
  }
}

function nextSpecial() {
  const radios = [...document.querySelectorAll("input[type=radio][name=worker]")];
  const at = radios.findIndex((radio) => radio.checked);
  const next = radios[(at + 1) % radios.length];
  return next ? choose(next.id.slice(2)) : false;
}

// While computer players move, any key without another meaning skips their pauses.
const hurry = () => press(document.querySelector("[data-hurry]"));
const skips = (event) => event.key.length === 1 && !event.target.closest("a, button, summary, label");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const arrow = ARROWS[event.key];
  if (arrow && !event.target.matches("input[type=radio]")) {
    if (move(...arrow)) event.preventDefault();
    return;
  }
  if (document.body.dataset.shortcuts === "off") return;
  if (done(event.key.toLowerCase())) event.preventDefault();
  else if (skips(event)) hurry();
});
