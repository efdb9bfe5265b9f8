// How an action of another player is shown: its worker walks, its card is laid out, its gains fly.
import { around, copyOf, find, findAll, need } from "../shared/elements.js";
import { dataOf, piecesOf } from "./chips.js";
import { react } from "./faces.js";
import { drawing, fly, isSeen, standIn, walk } from "./flights.js";
import { counted } from "./hiding.js";
import { seasonBanner, yearEnd } from "./moments.js";
import { KINDS } from "./kinds.js";
import { EASE, pause, play } from "./motion.js";
import { sound } from "../sounds/sounds.js";

const READING = 600; // For what was told together.
const MOST_SOUNDS = 3;
const DECKS = ["vine", "summer", "winter", "order", "structure"];

/**
 * What others do sounds as one's own does.
 *
 * @param {EventKind} kind
 * @param {number} number
 */
function ring(kind, number) {
  const name = KINDS[kind].sound;
  if (name && name !== "placement" && name !== "coin") setTimeout(() => sound(name), number * 160); // Those have their own.
}

/** @param {string} p */
const panelOf = (p) => findAll(`:is(.rival, .vineyard).${p}, .auto.${p}`).find(isSeen);

/**
 * The card lies beside the large season, or over the board where there is no room.
 *
 * @param {HTMLElement} box
 */
function place(box) {
  const stage = need(".stage").getBoundingClientRect();
  const small = findAll(".season.small")
    .filter(isSeen)
    .map((season) => season.getBoundingClientRect());
  const beside = small.sort((one, other) => other.left - one.left)[0];
  const width = box.offsetWidth;
  const left = beside ? beside.left + (beside.width - width) / 2 : stage.left + (stage.width - width) / 2;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(stage.top + 4, Math.min(stage.top + 8, innerHeight - box.offsetHeight - 8))}px`;
}

/** @param {HTMLElement} chip */
function placeCard(chip) {
  const face = find(":scope > .actzoom .zc", Element, chip);
  if (!face) return null;
  const box = copyOf("onshow-look");
  box.classList.add(dataOf(chip).p);
  need(".by > span", HTMLElement, box).textContent = find(".an", HTMLElement, chip)?.textContent ?? "";
  const badge = find(".badge use", SVGElement, chip)?.getAttribute("href");
  need(".by use", SVGElement, box).setAttribute("href", badge ?? `${drawing()}#i-card-any`);
  need(".face", HTMLElement, box).append(face.cloneNode(true));
  document.body.append(box);
  place(box);
  return box;
}

/**
 * @param {HTMLElement} chip
 * @param {HTMLElement[]} boxes
 */
async function showCard(chip, boxes) {
  const box = placeCard(chip);
  if (!box) return null;
  boxes.push(box);
  await play(
    box,
    [
      { transform: "translate(120px, 60px) rotate(7deg) scale(.5)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    280,
  );
  play(need(".holdbar i", HTMLElement, box), [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], 1200, {
    easing: "linear",
    counts: false,
  });
  await pause(1200, () => box.matches(":hover, :focus-within"));
  return box;
}

/**
 * @param {HTMLElement} chip
 * @param {HTMLElement[]} boxes What lies over the page meanwhile; its card joins them.
 */
async function showAction(chip, boxes) {
  const data = dataOf(chip);
  if (data.kind === "season" || data.kind === "year") return seasonBanner(chip);
  if (data.kind === "yearend") return yearEnd(chip);
  if (data.kind === "over" || find(`.vineyard.${data.p || "none"}`)) return undefined; // Your own: you know it.
  const panel = data.p ? panelOf(data.p) : null;
  panel?.classList.add("mover");
  const piece = piecesOf(document, data).find((each) => isSeen(each.parentElement)) ?? standIn(data);
  const calm = react(panel ?? null, piece ?? null, data);
  if (piece) await walk(piece, (panel && find(".crew", HTMLElement, panel)) ?? panel ?? null);
  for (const [number, kind] of data.kinds.slice(0, MOST_SOUNDS).entries()) ring(kind, number);
  const card = await showCard(chip, boxes);
  const inSight = data.gains.filter(([, kind, amount]) => !card || amount !== -1 || !DECKS.includes(kind));
  for (const gain of data.gains) if (!inSight.includes(gain)) counted(...gain); // The card itself is there.
  await fly(inSight, card ?? piece ?? panel ?? chip, counted);
  if (card) {
    await play(
      card,
      [
        { transform: "none", opacity: 1 },
        { transform: "translate(-240px, -130px) scale(.2)", opacity: 0 },
      ],
      240,
    );
    card.remove();
  }
  panel?.classList.remove("mover");
  calm();
  return undefined;
}

/**
 * Actions that are told together: nothing of them walks or lies open, so their gains fly side by side.
 *
 * @param {HTMLElement[]} beat
 * @param {HTMLElement[]} boxes
 */
export async function showBeat(beat, boxes) {
  if (beat.length === 1) return showAction(beat[0], boxes);
  const panels = beat.flatMap((chip) => panelOf(dataOf(chip).p) ?? []);
  for (const panel of panels) panel.classList.add("mover");
  const gains = beat.flatMap((chip) => dataOf(chip).gains);
  await fly(gains, need("#since"), counted);
  await pause(Math.min(READING, beat.length * 120));
  for (const panel of panels) panel.classList.remove("mover");
  return undefined;
}

/** @param {HTMLElement} chip */
export function appear(chip) {
  chip.classList.remove("pending");
  const list = around(chip, ".acts");
  if (list) list.scrollLeft = Math.max(list.scrollLeft, chip.offsetLeft + chip.offsetWidth + 8 - list.clientWidth);
  return play(
    chip,
    [
      { transform: "translateY(8px) scale(.9)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    220,
    { easing: EASE },
  );
}
