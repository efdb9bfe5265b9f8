// What travels over the table: a worker in a low arc, a gain to its counter, a cost from it.
import { centreOf } from "../shared/boxes.js";
import { find, findAll, isVisible } from "../shared/elements.js";
import { EASE, LAND, isMoving, play } from "./motion.js";
import { sound } from "../sounds/sounds.js";

const RISE = 46;
const HOP = 420;
const NEXT = 110; // A gain starts this much after the one before,
const MOST = 3; // and after three of them the rest comes with the last.

/** @type {Record<string, string>} */
const ICONS = {
  lira: "i-lira",
  vp: "i-vp",
  residual: "i-residual",
  grape: "i-grape-red",
  wine: "i-wine-red",
  worker: "i-worker",
  star: "i-star",
  token: "i-token",
  vine: "i-card-vine",
  summer: "i-card-summer",
  winter: "i-card-winter",
  order: "i-card-order",
  structure: "i-card-structure",
};

/**
 * Something with a width that the reader can see.
 *
 * @param {Element | null | undefined} element
 */
export const isSeen = (element) => Boolean(element && isVisible(element) && element.getBoundingClientRect().width);
export const drawing = () => find("#since use", SVGElement)?.getAttribute("href")?.split("#")[0] ?? "";

/** @param {string} kind */
export const iconOf = (kind) => ICONS[kind] ?? `i-${kind.replaceAll("_", "-")}`;

/** @param {Element} element */
export function middle(element) {
  const box = element.getBoundingClientRect();
  return { ...centreOf(box), width: box.width, height: box.height };
}

/**
 * The counters of a seat, its panel and, for the reader, the top of the page.
 *
 * @param {ParentNode} root
 * @param {number} seat
 * @param {string} kind
 */
export function counters(root, seat, kind) {
  const own = root.querySelector(`.vineyard.p${seat + 1}`) ? `, .mystat .n-${kind}` : "";
  return findAll(`:is(.rival, .vineyard).p${seat + 1} .n-${kind}${own}`, HTMLElement, root);
}

/** @param {Element} counter */
const digits = (counter) => counter.querySelector("b")?.firstChild ?? counter.lastChild ?? counter;

/** @param {Element} counter */
export const shownIn = (counter) => Number(digits(counter).textContent?.replace("\u2212", "-"));

/**
 * @param {Element} counter
 * @param {number} value
 */
export function showIn(counter, value) {
  digits(counter).textContent = String(value).replace("-", "\u2212");
}

/**
 * @param {Node[]} inside
 * @param {string} className
 */
export function carried(inside, className) {
  const box = document.createElement("div");
  box.className = `fly ${className}`;
  box.setAttribute("aria-hidden", "true");
  box.append(...inside);
  document.body.append(box);
  return box;
}

/**
 * @param {string} name
 * @param {string} [className]
 */
export function icon(name, className = "ic") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", className);
  use.setAttribute("href", `${drawing()}#${name}`);
  svg.append(use);
  return svg;
}

/**
 * The space of an action on a page that was made before it: a worker is put there until the page is the newest.
 *
 * @param {Act} act
 */
export function standIn({ p, piece, worker }) {
  const [action, space] = piece.split(":");
  if (!action || !worker) return null;
  const code = `place:${action}:${space}:`;
  const places = findAll(`:is([value^="${code}"], [data-code^="${code}"])`).filter(isSeen);
  const place = places[0] ?? document.getElementById(`tile-${action.replaceAll("_", "-")}`);
  if (!place || !isSeen(place)) return null;
  const at = middle(find(".sock", HTMLElement, place) ?? place);
  const copy = icon(worker, `ic piece ${p}`);
  const box = carried([copy], "walker stander");
  const size = Math.min(46, at.height || 46);
  Object.assign(box.style, { width: `${size}px`, height: `${size}px` });
  box.style.translate = `${at.x - size / 2}px ${at.y - size / 2}px`;
  copy.classList.add("pending");
  return copy;
}

/**
 * A worker walks from its owner's crew to the space.
 *
 * @param {SVGElement} piece
 * @param {HTMLElement | null} home
 */
export async function walk(piece, home) {
  const to = middle(piece);
  const from = home && isSeen(home) ? middle(home) : to;
  const copy = /** @type {SVGElement} */ (piece.cloneNode(true));
  copy.classList.remove("pending");
  copy.style.removeProperty("view-transition-name");
  const box = carried([copy], "walker");
  box.style.width = `${to.width * 1.25}px`;
  box.style.height = `${to.height * 1.25}px`;
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ more) =>
    `translate(${x - to.width * 0.625}px, ${y - to.height * 0.625}px) ${more}`;
  const frames = [
    { transform: at(from.x, from.y, "scale(.8)"), easing: "cubic-bezier(.3, 0, .6, 1)" },
    {
      transform: at((from.x + to.x) / 2, Math.min(from.y, to.y) - RISE, "rotate(-7deg) scale(1.1)"),
      offset: 0.52,
      easing: "cubic-bezier(.5, 0, .9, .5)",
    },
    { transform: at(to.x, to.y, "scale(.8)"), offset: 0.84 },
    { transform: at(to.x, to.y + 2, "scale(.86, .72)"), offset: 0.89 },
    { transform: at(to.x, to.y - 3, "scale(.78, .83)"), offset: 0.95 },
    { transform: at(to.x, to.y, "scale(.8)") },
  ];
  const landed = play(box, frames, HOP, { easing: "linear" });
  piece.classList.add("pending");
  puff(piece, 350);
  await landed;
  box.remove();
  piece.classList.remove("pending");
  sound("placement");
  const space = piece.closest(".slot, .tiny, .tk");
  if (space) play(space, [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], 200, { counts: false });
}

/**
 * Four puffs of dust, where something lands or grows.
 *
 * @param {Element} place
 * @param {number} late
 */
export function puff(place, late) {
  const { x, y, height } = middle(place);
  for (const number of [0, 1, 2, 3]) {
    const dust = carried([], "puff");
    const at = (/** @type {number} */ way, /** @type {number} */ rise, /** @type {number} */ scale) =>
      `translate(${x - 5 + way}px, ${y + height / 2 - 8 - rise}px) scale(${scale})`;
    const blown = dust.animate(
      [
        { transform: at(0, 0, 0.3), opacity: 0.8 },
        { transform: at((number - 1.5) * 20, 9, 1.25), opacity: 0 },
      ],
      { duration: 260, delay: late, fill: "both" },
    );
    blown.finished.catch(() => {}).then(() => dust.remove());
  }
}

/** @param {HTMLElement} counter */
function bump(counter) {
  if (isMoving())
    play(counter, [{ scale: 1 }, { scale: 1.35, offset: 0.4 }, { scale: 1 }], 500, { easing: LAND, counts: false });
}

/**
 * @param {Gain} gain
 * @param {Element} from
 * @param {number} number
 * @param {Counting} counted
 */
async function travel(gain, from, number, counted) {
  const [seat, kind, amount] = gain;
  const here = counters(document, seat, kind);
  const shown = here.find(isSeen) ?? findAll(`:is(.rival, .vineyard).p${seat + 1}`).find(isSeen) ?? from;
  const loss = amount < 0;
  const text = document.createElement("b");
  text.textContent = loss ? `\u2212${-amount}` : `+${amount}`;
  const box = carried([icon(iconOf(kind), `ic p${seat + 1}`), text], loss ? "loss" : "gain");
  const size = box.getBoundingClientRect();
  const [start, end] = loss ? [middle(shown), middle(from)] : [middle(from), middle(shown)];
  const at = (/** @type {{ x: number, y: number }} */ place, /** @type {number} */ scale) =>
    `translate(${place.x - size.width / 2}px, ${place.y - size.height / 2}px) scale(${scale})`;
  const frames = [
    { transform: at(start, 0.6), opacity: 0 },
    { transform: at(start, 1.25), opacity: 1, offset: 0.22 },
    { transform: at(end, 0.9), opacity: 1, offset: 0.9 },
    { transform: at(end, 0.6), opacity: 0 },
  ];
  await play(box, frames, 620, { late: Math.min(number, MOST - 1) * NEXT, easing: EASE, counts: number === 0 });
  box.remove();
  counted(seat, kind, amount);
  for (const counter of here) bump(counter);
  if (kind === "lira") sound("coin");
}

/**
 * All gains of an action. `counted` is called when one of them has arrived.
 *
 * @param {Gain[]} gains
 * @param {Element} from
 * @param {Counting} counted
 */
export async function fly(gains, from, counted) {
  await Promise.all(gains.map((gain, number) => travel(gain, from, number, counted)));
}
