// The moves of others, one by one. The page already has the outcome: it is only hidden for a while, so a skip, an error
// or a page without scripts leaves the right table.
import { EASE, begin, finish, isMoving, pace, pause, play } from "./motion.js";
import { counters, drawing, fly, isVisible, setValue, valueOf, walk } from "./flights.js";
import { celebrate, closeSheet, endMoments, seasonBanner, yearEnd } from "./moments.js";
import { sound } from "./sounds.js";
import { turned } from "./notices.js";

const SILENT_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];
const live = () => document.getElementById("live");
const NARROW = 560;
const DECKS = ["vine", "summer", "winter", "order", "structure"];
const pliesOf = (root) => Number(root.querySelector("#since")?.dataset.plies ?? -1);

let seen = pliesOf(document);
let fresh = []; // The chips that are shown now or after the swap, by id.
let showing = null; // What has to be undone when showing ends.
let done = Promise.resolve();
let swallow = false; // The click that follows the tap that skipped.

// Resolves when everything has been shown.
export const shown = () => done;

const dataOf = (chip) => JSON.parse(chip.dataset.act);
const chipsFrom = (root, first) => [...root.querySelectorAll(".act[data-act]")].filter((chip) => dataOf(chip).ply >= first);
const piecesOf = (root, { p, piece }) => (piece ? [...root.querySelectorAll(`.piece.${p}[data-at^="${piece}"]`)] : []);

// --- before the swap: what is new looks as it did before

function prepare(root, chips) {
  const sums = new Map();
  for (const chip of chips) {
    chip.classList.add("pending");
    const data = dataOf(chip);
    for (const piece of piecesOf(root, data)) piece.classList.add("pending");
    for (const [seat, kind, amount] of data.gains) {
      const key = `${seat} ${kind}`;
      sums.set(key, (sums.get(key) ?? 0) + amount);
    }
  }
  for (const [key, sum] of sums) {
    const [seat, kind] = key.split(" ");
    for (const counter of counters(root, Number(seat), kind)) {
      const now = valueOf(counter);
      if (Number.isNaN(now)) continue;
      counter.dataset.now = now;
      setValue(counter, now - sum);
    }
  }
}

document.addEventListener("htmx:before:swap", (event) => {
  if (showing) stop();
  endMoments();
  fresh = [];
  const root = event.detail.tasks?.[0]?.fragment;
  const plies = root ? pliesOf(root) : -1;
  if (plies < 0) return;
  const first = Math.min(seen, plies);
  seen = plies;
  if (first < 0 || !pace()) return;
  const chips = chipsFrom(root, first);
  if (!chips.length) return;
  fresh = chips.map((chip) => chip.id);
  for (const task of event.detail.tasks) task.swapSpec.transition = false;
  prepare(root, chips);
  const said = root.querySelector("#live");
  const texts = { said: said?.querySelector("[data-said]"), asked: said?.querySelector("[data-asked]") };
  for (const part of Object.values(texts)) {
    if (!part) continue;
    part.dataset.later = part.textContent;
    part.textContent = "";
  }
});

// --- after it: one action after another

const element = (id) => document.getElementById(id).content.firstElementChild.cloneNode(true);

function promptInMoversColours(count) {
  const box = element("showing-look");
  const place = document.getElementById("prompt").getBoundingClientRect();
  Object.assign(box.style, { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` });
  box.querySelector(".dots").append(...Array.from({ length: count }, () => document.createElement("i")));
  document.body.append(box);
  return box;
}

function say(chip, number) {
  const { p, say: sentence } = dataOf(chip);
  const { box } = showing;
  const name = chip.querySelector(".an")?.textContent ?? chip.querySelector(".aw").textContent;
  box.className = `showing ${box.offsetWidth < NARROW ? "narrow" : ""} ${p}`;
  box.querySelector(".mover-is > span").textContent = name;
  box.querySelector(".mover-is use").setAttribute("href", (chip.querySelector(".badge use") ?? chip.querySelector("use")).getAttribute("href"));
  box.querySelector(".does").textContent = sentence;
  box.querySelectorAll(".dots i").forEach((dot, at) => (dot.className = at < number ? "was" : at === number ? "on" : ""));
  const said = live()?.querySelector("[data-said]");
  if (said) said.textContent = sentence;
}

function counted(seat, kind, amount) {
  for (const counter of counters(document, seat, kind)) {
    if ("now" in counter.dataset) setValue(counter, valueOf(counter) + amount);
  }
}

const panelOf = (p) => [...document.querySelectorAll(`:is(.rival, .vineyard).${p}, .auto.${p}`)].find(isVisible);

// The card lies beside the large season, or over the board where there is no room.
function place(box) {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const small = [...document.querySelectorAll(".season.small")].filter(isVisible).map((season) => season.getBoundingClientRect());
  const beside = small.sort((one, other) => other.left - one.left)[0];
  const width = box.offsetWidth;
  const left = beside ? beside.left + (beside.width - width) / 2 : stage.left + (stage.width - width) / 2;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(stage.top + 4, Math.min(stage.top + 8, innerHeight - box.offsetHeight - 8))}px`;
}

function lay(chip) {
  const face = chip.querySelector(":scope > .actzoom .zc");
  if (!face) return null;
  const box = element("onshow-look");
  box.classList.add(dataOf(chip).p);
  box.querySelector(".by > span").textContent = chip.querySelector(".an")?.textContent ?? "";
  box.querySelector(".by use").setAttribute("href", chip.querySelector(".badge use")?.getAttribute("href") ?? `${drawing()}#i-card-any`);
  box.querySelector(".face").append(face.cloneNode(true));
  document.body.append(box);
  place(box);
  showing?.boxes.push(box);
  return box;
}

async function showCard(chip) {
  const box = lay(chip);
  if (!box) return null;
  await play(box, [{ transform: "translate(120px, 60px) rotate(7deg) scale(.5)", opacity: 0 }, { transform: "none", opacity: 1 }], 280);
  play(box.querySelector(".holdbar i"), [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], 1200, { easing: "linear", counts: false });
  await pause(1200, () => box.matches(":hover, :focus-within"));
  return box;
}

async function showAction(chip) {
  const data = dataOf(chip);
  if (data.kind === "season" || data.kind === "year") return seasonBanner(chip);
  if (data.kind === "yearend") return yearEnd(chip);
  if (data.kind === "over" || document.querySelector(`.vineyard.${data.p || "none"}`)) return undefined; // Your own: you know it.
  closeSheet();
  const panel = data.p ? panelOf(data.p) : null;
  panel?.classList.add("mover");
  const piece = piecesOf(document, data).find((each) => isVisible(each.parentElement));
  if (piece) await walk(piece, panel?.querySelector(".crew") ?? panel);
  const card = await showCard(chip);
  const inSight = data.gains.filter(([, kind, amount]) => !card || amount !== -1 || !DECKS.includes(kind));
  for (const gain of data.gains) if (!inSight.includes(gain)) counted(...gain); // The card itself is there.
  await fly(inSight, card ?? piece ?? panel ?? chip, counted);
  if (card) {
    await play(card, [{ transform: "none", opacity: 1 }, { transform: "translate(-240px, -130px) scale(.2)", opacity: 0 }], 240);
    card.remove();
  }
  panel?.classList.remove("mover");
  return undefined;
}

function appear(chip) {
  chip.classList.remove("pending");
  const list = chip.closest(".acts");
  if (list) list.scrollLeft = list.scrollWidth;
  return play(chip, [{ transform: "translateY(8px) scale(.9)", opacity: 0 }, { transform: "none", opacity: 1 }], 220, { easing: EASE });
}

async function showAll() {
  const chips = fresh.map((id) => document.getElementById(id)).filter(Boolean);
  fresh = [];
  if (!chips.length) return;
  begin();
  showing = { boxes: [], box: promptInMoversColours(chips.length), all: chips };
  const mine = showing;
  showing.boxes.push(showing.box);
  document.documentElement.classList.add("moves-shown");
  for (const [number, chip] of chips.entries()) {
    if (showing !== mine || !isMoving()) break;
    say(chip, number);
    await showAction(chip);
    if (showing !== mine) return;
    await appear(chip);
    await pause(160);
  }
  if (showing === mine) stop();
}

// The table as it is, at once. What was not yet read out is read out together.
function stop() {
  const { boxes, all } = showing;
  const skipped = all.some((chip) => chip.classList.contains("pending"));
  showing = null;
  finish();
  if (skipped) closeSheet();
  for (const box of boxes) box.remove();
  for (const flying of document.querySelectorAll("body > .fly")) flying.remove();
  for (const hidden of document.querySelectorAll(".pending, .mover")) hidden.classList.remove("pending", "mover");
  for (const counter of document.querySelectorAll("[data-now]")) {
    setValue(counter, Number(counter.dataset.now));
    counter.removeAttribute("data-now");
  }
  document.documentElement.classList.remove("moves-shown");
  endMoments();
  for (const part of live()?.querySelectorAll("[data-later]") ?? []) {
    if (skipped || "asked" in part.dataset) part.textContent = part.dataset.later;
    part.removeAttribute("data-later");
  }
  const list = document.getElementById("acts");
  if (list) list.scrollLeft = list.scrollWidth;
}

function ending() {
  if (!document.querySelector("#table[data-over]") || document.documentElement.dataset.ended) return;
  document.documentElement.dataset.ended = "1";
  sound("end", document.getElementById("table").dataset.outcome);
}

document.addEventListener("htmx:after:swap", () => {
  done = (async () => {
    await celebrate();
    await showAll();
    turned();
    ending();
  })().catch(() => showing && stop());
});

// --- any key or tap skips; the next one plays

addEventListener(
  "keydown",
  (event) => {
    if (!showing || SILENT_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stop();
  },
  true,
);
addEventListener(
  "pointerdown",
  (event) => {
    swallow = false;
    if (!showing || event.target.closest?.(".onshow")) return;
    swallow = true;
    stop();
  },
  true,
);
addEventListener(
  "click",
  (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener("visibilitychange", () => document.hidden && showing && stop());
addEventListener("resize", () => showing && stop());

// --- from an open chip: where it was, and once more

const spaceOf = ({ p, piece }) => {
  const there = piecesOf(document, { p, piece }).find((each) => isVisible(each))?.closest(".slot, .tiny, .tk");
  const tile = document.getElementById(`tile-${piece.replace(/:\w*$/, "").replaceAll(/[:_]/g, "-")}`);
  return there ?? tile;
};

async function show(chip) {
  const place = spaceOf(dataOf(chip));
  if (!place) return;
  document.getElementById("tab-board")?.click();
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  place.classList.add("sought");
  setTimeout(() => place.classList.remove("sought"), 2000);
}

async function showAgain(chip) {
  if (showing || !pace()) return show(chip);
  begin();
  showing = { boxes: [], box: promptInMoversColours(1), all: [chip] };
  showing.boxes.push(showing.box);
  const mine = showing;
  say(chip, 0);
  await showAction(chip);
  if (showing === mine) stop();
  return undefined;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-show-space], [data-show-again]");
  const chip = button?.closest(".act");
  if (!chip) return;
  button.closest("[popover]").hidePopover();
  if ("showSpace" in button.dataset) show(chip);
  else showAgain(chip);
});
