// What each motion looks like. They run beside the page, which is right already: only `transform` and `opacity` change, and
// at most a dozen things move together.
import { find } from "../shared/elements.js";
import { carried, icon, isSeen, iconOf, middle, puff, standIn, walk } from "./flights.js";
import { EASE, LAND, pace } from "./motion.js";
import { at } from "./targets.js";

const QUIET = 140; // How long the end state fades in for readers who want nothing to move.
const MOST = 12;
let moving = 0;

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} [delay]
 * @param {string} [easing]
 */
async function run(element, frames, duration, delay = 0, easing = EASE) {
  if (moving >= MOST) return;
  moving += 1;
  const running = element.animate(frames, { duration, delay, easing, fill: "backwards" });
  await running.finished.catch(() => {});
  moving -= 1;
}

/** @param {Element} element */
export const fade = (element) => element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: QUIET });

/**
 * Something flies in an arc from one place to another.
 *
 * @param {Node[]} inside
 * @param {Element} from
 * @param {Element} to
 * @param {{ late?: number, time?: number, name?: string, rise?: number }} [how]
 */
async function travel(inside, from, to, { late = 0, time = 440, name = "thing", rise = 40 } = {}) {
  if (moving >= MOST) return;
  const [start, end] = [middle(from), middle(to)];
  const box = carried(inside, name);
  const { width, height } = box.getBoundingClientRect();
  const put = (/** @type {number} */ x, /** @type {number} */ y, more = "") =>
    `translate(${x - width / 2}px, ${y - height / 2}px) ${more}`;
  await run(
    box,
    [
      { transform: put(start.x, start.y, "scale(.5)"), opacity: 0 },
      { transform: put(start.x, start.y - 8, "scale(1.1)"), opacity: 1, offset: 0.2 },
      { transform: put((start.x + end.x) / 2, (start.y + end.y) / 2 - rise), opacity: 1, offset: 0.55 },
      { transform: put(end.x, end.y), opacity: 1, offset: 0.92 },
      { transform: put(end.x, end.y, "scale(.6)"), opacity: 0 },
    ],
    time,
    late,
  );
  box.remove();
}

/**
 * @param {Element} element
 * @param {number} [late]
 */
const nod = (element, late = 0) =>
  run(element, [{ scale: 1 }, { scale: 1.06, offset: 0.4 }, { scale: 1 }], 260, late, LAND);

/**
 * A new thing grows out of the ground.
 *
 * @param {Element} element
 * @param {number} late
 */
function grow(element, late) {
  puff(element, late + 260);
  return run(
    element,
    [
      { transform: "translateY(40%) scaleY(.1)", transformOrigin: "bottom", opacity: 0 },
      { transform: "translateY(0) scaleY(1.08)", transformOrigin: "bottom", opacity: 1, offset: 0.75 },
      { transform: "none", transformOrigin: "bottom", opacity: 1 },
    ],
    520,
    late,
  );
}

/**
 * @param {Element} element
 * @param {number} late
 */
const land = (element, late) =>
  run(
    element,
    [
      { transform: "translateY(-26px) scale(.7)", opacity: 0 },
      { transform: "translateY(3px) scale(1.05)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    280,
    late,
  );

/**
 * A card with its back up turns over; its name is on the other side.
 *
 * @param {string} deck
 * @param {string} name
 */
function card(deck, name) {
  const face = document.createElement("span");
  const back = icon(`i-card-${deck || "any"}`, "ic back");
  face.textContent = name;
  return [back, face];
}

/** @param {Element | null} held */
const nameOf = (held) => held?.querySelector("h3, .ht")?.textContent?.trim() ?? "";

/**
 * @param {OwnEvent} event
 * @param {Element} from
 * @param {Element} to
 * @param {number} late
 */
async function glide({ deck = "", card: zoom = "" }, from, to, late) {
  const inside = card(deck, nameOf(at.cardOf(zoom)));
  const turn = [
    { transform: "scaleX(1)" },
    { transform: "scaleX(.04)", offset: 0.25 },
    { transform: "scaleX(1)", offset: 0.45 },
    { transform: "scaleX(1)" },
  ];
  for (const part of inside) part.animate(turn, { duration: 520, delay: late, fill: "backwards" });
  await travel(inside, from, to, { late, time: 540, name: "turning", rise: 20 });
}

/**
 * Several things, one after another.
 *
 * @param {number} count
 * @param {string} name
 * @param {Element} from
 * @param {Element} to
 * @param {number} late
 */
const several = (count, name, from, to, late) =>
  Promise.all(
    Array.from({ length: Math.min(5, count) }, (_, number) =>
      travel([icon(name)], from, to, { late: late + number * 60, time: 420 }),
    ),
  );

/** Where the worker of this turn is, from which what it brings comes. */
let source = /** @type {string} */ ("");

/** @param {OwnEvent[]} events */
export function setSource(events) {
  source = events.findLast((event) => event.at)?.at ?? "";
}
const from = () => (source ? at.spaceOf(source) : at.played());

/** Where the reader's piece was on the road before. */
let before = { left: 0 };
export function rememberRoad() {
  const piece = at.walker();
  before = { left: piece ? middle(piece).x : 0 };
}

/**
 * The piece walks its steps on the road.
 *
 * @param {number} late
 */
function steps(late) {
  const piece = at.walker();
  if (!piece || !before.left) return Promise.resolve();
  const way = before.left - middle(piece).x;
  if (Math.abs(way) < 2) return nod(piece, late);
  const count = 4;
  const frames = Array.from({ length: 2 * count + 1 }, (_, number) => ({
    transform: `translate(${way * (1 - number / (2 * count))}px, ${number % 2 ? -7 : 0}px)`,
  }));
  return run(piece, frames, 560, late, "linear");
}

/**
 * Each takes an event and a delay. `target` is what it has changed, which fades in where nothing may move.
 *
 * @type {Record<MotionName, { target: (event: OwnEvent) => Element, move: (event: OwnEvent, late: number) => unknown }>}
 */
export const MOTIONS = {
  hop: {
    target: ({ at: place = "" }) => at.spaceOf(place),
    move: ({ at: place = "" }) => {
      const p = at.ownClass();
      const there = find(`.piece.${p}[data-at="${place}"]`, SVGElement);
      const act = { ply: 0, kind: "placed", p, say: "", piece: place, worker: "i-worker", kinds: [], gains: [] };
      const piece = there && isSeen(there.parentElement) ? there : standIn(act);
      return piece ? walk(piece, /** @type {HTMLElement} */ (at.crew())) : nod(at.spaceOf(place));
    },
  },
  goHome: {
    target: at.crew,
    move: ({ at: place = "" }, late) => several(1, "i-worker", at.spaceOf(place), at.crew(), late),
  },
  nod: { target: from, move: (_, late) => nod(from(), late) },
  coins: {
    target: at.purse,
    move: ({ amount = 0 }, late) => {
      const [start, end] = amount < 0 ? [at.purse(), from()] : [from(), at.purse()];
      nod(at.purse(), late + (amount < 0 ? 0 : 420));
      return several(Math.abs(amount), "i-lira", start, end, late);
    },
  },
  points: {
    target: () => at.walker() ?? at.counterOf("vp"),
    move: ({ amount = 0 }, late) => {
      const text = document.createElement("b");
      text.textContent = amount < 0 ? `\u2212${-amount}` : `+${amount}`;
      travel([icon("i-vp"), text], from(), at.walker() ?? at.counterOf("vp"), { late });
      return steps(late + 80);
    },
  },
  counter: {
    target: ({ kind }) => at.counterOf(kind),
    move: ({ kind }, late) => {
      nod(at.counterOf(kind), late + 380);
      return travel([icon(iconOf(kind))], from(), at.counterOf(kind), { late });
    },
  },
  draw: {
    target: ({ card: zoom = "" }) => at.cardOf(zoom) ?? at.hand(),
    move: (event, late) => {
      const held = at.cardOf(event.card ?? "");
      if (held) run(held, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], 560, late, "linear");
      return glide(event, at.deckOf(event.deck ?? ""), held ?? at.hand(), late);
    },
  },
  discard: {
    target: ({ deck = "" }) => at.deckOf(deck),
    move: (event, late) => glide({ ...event, card: "" }, at.hand(), at.deckOf(event.deck ?? ""), late),
  },
  turnUp: {
    target: at.played,
    move: (_, late) => run(at.played(), [{ transform: "scaleX(.04)" }, { transform: "none" }], 320, late),
  },
  shuffle: { target: ({ deck = "" }) => at.deckOf(deck), move: ({ deck = "" }, late) => nod(at.deckOf(deck), late) },
  plant: {
    target: ({ card: zoom = "" }) => at.vineOf(zoom),
    move: ({ card: zoom = "" }, late) => grow(at.vineOf(zoom), late),
  },
  uproot: {
    target: ({ amount = 0 }) => at.fieldOf(amount),
    move: (event, late) => {
      puff(at.fieldOf(event.amount ?? 0), late);
      return glide({ ...event, deck: "vine" }, at.fieldOf(event.amount ?? 0), at.hand(), late);
    },
  },
  field: {
    target: ({ amount = 0 }) => at.fieldOf(amount),
    move: ({ amount = 0 }, late) => land(at.fieldOf(amount), late),
  },
  harvest: {
    target: ({ amount = 0 }) => at.fieldOf(amount),
    move: ({ amount = 0 }, late) => nod(at.fieldOf(amount), late),
  },
  intoVat: {
    target: ({ thing = "", amount = 0 }) => at.cellOf("grape", thing, amount),
    move: ({ thing = "", amount = 0 }, late) => {
      const cell = at.cellOf("grape", thing, amount);
      land(cell.firstElementChild ?? cell, late + 340);
      return several(1, `i-grape-${thing}`, at.seenOf(".vineyard .fields") ?? from(), cell, late);
    },
  },
  press: {
    target: ({ thing = "", amount = 0 }) => at.cellOf("grape", thing, amount),
    move: ({ thing = "", amount = 0 }, late) =>
      several(1, `i-grape-${thing}`, at.cellOf("grape", thing, amount), at.seenOf(".vineyard .cellar") ?? from(), late),
  },
  sell: {
    target: ({ thing = "", amount = 0 }) => at.cellOf("grape", thing, amount),
    move: ({ thing = "", amount = 0 }, late) =>
      several(1, `i-grape-${thing}`, at.cellOf("grape", thing, amount), from(), late),
  },
  intoCellar: {
    target: ({ thing = "", amount = 0 }) => at.cellOf("wine", thing, amount),
    move: ({ thing = "", amount = 0 }, late) => {
      const cell = at.cellOf("wine", thing, amount);
      return grow(cell.firstElementChild ?? cell, late + 180);
    },
  },
  deliver: {
    target: ({ thing = "", amount = 0 }) => at.cellOf("wine", thing, amount),
    move: ({ thing = "", amount = 0 }, late) =>
      several(1, `i-wine-${thing}`, at.cellOf("wine", thing, amount), from(), late),
  },
  fill: {
    target: () => at.seenOf(".vineyard .shelf li:last-child", ".vineyard .shelf") ?? at.counterOf("vp"),
    move: (_, late) =>
      land(at.seenOf(".vineyard .shelf li:last-child", ".vineyard .shelf") ?? at.counterOf("vp"), late),
  },
  raise: {
    target: ({ thing = "", card: zoom = "" }) => at.buildingOf(thing, zoom),
    move: ({ thing = "", card: zoom = "" }, late) => {
      const place = at.buildingOf(thing, zoom);
      return grow(place.querySelector(".sti") ?? place, late);
    },
  },
  arrive: { target: at.crew, move: (_, late) => land(at.crew(), late) },
  age: {
    target: () => at.seenOf(".vineyard .pad") ?? at.prompt(),
    move: (_, late) => {
      const tokens = [...document.querySelectorAll(".vineyard .pad td.has > span")].filter(isSeen).slice(0, MOST);
      if (!tokens.length) return nod(at.seenOf(".vineyard .pad") ?? at.prompt(), late);
      const slide = (/** @type {Element} */ token) => [
        { transform: `translateX(${-middle(token).width}px)` },
        { transform: `translate(${-middle(token).width / 2}px, -5px) rotate(9deg)` },
        { transform: "none" },
      ];
      return Promise.all(tokens.map((token, number) => run(token, slide(token), 380, late + 20 * number)));
    },
  },
  perch: { target: at.rooster, move: (_, late) => land(at.rooster(), late) },
  star: {
    target: ({ thing = "" }) => at.regionOf(thing.split(":").at(-1) ?? ""),
    move: ({ thing = "" }, late) => {
      const places = thing.split(":").map(at.regionOf);
      const start = places.length > 1 ? places[0] : at.counterOf("star");
      const end = places.at(-1) ?? at.prompt();
      nod(end, late + 400);
      return several(1, "i-star", start, end, late);
    },
  },
  calendar: { target: at.calendar, move: (_, late) => nod(at.calendar(), late) },
  automa: { target: at.automa, move: (_, late) => nod(at.automa(), late) },
};

export const isQuiet = () => !pace();
