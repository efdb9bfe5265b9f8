// Moments: the banner of a season, the end of a year, an order of your own. They take no focus and stop nothing.
import { around, copyOf, find, findAll, need } from "../shared/elements.js";
import { EASE, LAND, begin, finish, isMoving, pace, pause, play } from "./motion.js";
import { dataOf } from "./chips.js";
import { isSeen } from "./flights.js";
import { sound } from "../sounds/sounds.js";

const MOST_HOPS = 5; // More tokens than this age together.

/** @type {HTMLElement[]} */
let standing = []; // What is over the board.
let celebrated = plyOf(find("#filled"));

/** @param {HTMLElement | null} order */
function plyOf(order) {
  return Number(order?.dataset.ply ?? -1);
}

/** @param {HTMLElement} box */
function overBoard(box) {
  const parts = findAll(".season.now, .board, .tboard").filter(isSeen);
  const place = (parts[0] ?? need(".stage")).getBoundingClientRect();
  Object.assign(box.style, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
}

/** @param {HTMLElement} box */
function put(box) {
  standing.push(box);
  document.body.append(box);
  overBoard(box);
}

// Everything over the board goes; a year's end that is open to be read stays.
export function endMoments() {
  for (const box of standing) box.remove();
  standing = [];
}

const sheet = () => find(".yearsheet:popover-open");

// The sheet of a year stays until its reader has read it: until Esc, its own button, a press beside it or the next answer.
addEventListener("keydown", (event) => event.key === "Escape" && sheet()?.hidePopover(), true);
document.addEventListener("submit", () => sheet()?.hidePopover(), true);
document.addEventListener("click", (event) => {
  if (!around(event.target, ".yearsheet, .actb")) sheet()?.hidePopover();
});

/** @param {HTMLElement} chip */
export async function seasonBanner(chip) {
  if (find(".yearsheet:popover-open")) return;
  const season = chip.className.match(/spring|summer|fall|winter/)?.[0] ?? "spring";
  const { kind } = dataOf(chip);
  const box = copyOf("banner-look");
  box.classList.add(season);
  need("use", SVGElement, box).setAttribute("href", find(".ai use", SVGElement, chip)?.getAttribute("href") ?? "");
  need("b", HTMLElement, box).textContent = need(".aw", HTMLElement, chip).textContent;
  need("p", HTMLElement, box).textContent = kind === "year" ? "" : (chip.dataset.banner ?? "");
  put(box);
  sound("season", season);
  await play(
    box,
    [
      { clipPath: "inset(0 50% 0 50%)", opacity: 0.4 },
      { clipPath: "inset(0)", opacity: 1 },
    ],
    160,
  );
  await pause(240);
  await play(
    box,
    [
      { opacity: 1, transform: "none" },
      { opacity: 0, transform: "translateY(-18px)" },
    ],
    140,
    { easing: "ease-in" },
  );
  box.remove();
}

/** @param {HTMLElement} sheet */
function hops(sheet) {
  const cells = findAll(".agd", Element, sheet);
  return cells.map((cell, number) => {
    const { width } = cell.getBoundingClientRect();
    const late = cells.length > MOST_HOPS ? 0 : number * 130;
    const frames = [
      { transform: `translateX(${-width}px)` },
      { transform: `translate(${-width / 2}px, -22px)`, offset: 0.5 },
      { transform: "none" },
    ];
    return play(need(".tok", Element, cell), frames, 360, { late, counts: number === 0 });
  });
}

/**
 * Two seconds at the normal pace with up to five tokens; then it stays to be read, until the next press.
 *
 * @param {HTMLElement} chip
 */
export async function yearEnd(chip) {
  const sheet = find(":scope > .yearsheet", HTMLElement, chip);
  if (!sheet || !isMoving()) return;
  sheet.showPopover();
  const count = sheet.querySelectorAll(".agd").length;
  const ageing = count ? 360 + (count > MOST_HOPS ? 0 : (count - 1) * 130) : 0;
  const together = { counts: false };
  await play(
    sheet,
    [
      { transform: "translateY(24px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    220,
  );
  await Promise.all(hops(sheet));
  const grow = [
    { scale: 0.3, opacity: 0 },
    { scale: 1.15, opacity: 1, offset: 0.7 },
    { scale: 1, opacity: 1 },
  ];
  for (const pill of sheet.querySelectorAll(".plus")) play(pill, grow, 260, together);
  await pause(260);
  const home = [
    { transform: "translateX(-120px)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  for (const [number, piece] of sheet.querySelectorAll(".home .piece").entries())
    play(piece, home, 300, { late: Math.min(number, 12) * 5, ...together });
  const bars = [
    { transform: "scaleX(0)", transformOrigin: "left" },
    { transform: "none", transformOrigin: "left" },
  ];
  for (const bar of sheet.querySelectorAll(".bar")) play(bar, bars, 340, together);
  await pause(360);
  const first = sheet.querySelector(".ye-first .piece");
  const arrive = [
    { transform: "translateY(-40px) scale(.6)", opacity: 0 },
    { transform: "scale(1.12)", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 1 },
  ];
  if (first) await play(first, arrive, 320, { easing: EASE });
  await pause(Math.max(60, 2000 - 220 - ageing - 260 - 360 - (first ? 320 : 0)));
}

/** @param {HTMLElement} order */
function spoken(order) {
  const said = find("#live [data-said]");
  if (said) said.textContent = order.dataset.say ?? "";
}

/**
 * Without motion the prompt says it, and the counters have a ring.
 *
 * @param {HTMLElement} order
 */
function announce(order) {
  spoken(order);
  const help = find("#prompt .ask p");
  if (help) help.textContent = order.dataset.say ?? "";
  for (const counter of document.querySelectorAll(":is(.vineyard, .mystat) .n-vp, .vineyard .n-residual")) {
    counter.classList.add("changed");
    setTimeout(() => counter.classList.remove("changed"), 2000);
  }
}

/**
 * An order of your own. Keys and buttons work all the while: a press ends it and does what it does.
 *
 * @param {HTMLElement | null} order
 */
export async function celebrate(order) {
  const known = plyOf(order) <= celebrated;
  celebrated = plyOf(order);
  if (!order || known) return false;
  if (!pace()) {
    sound("order");
    announce(order);
    return true;
  }
  const box = /** @type {HTMLElement} */ (order.cloneNode(true));
  box.hidden = false;
  box.removeAttribute("id");
  put(box);
  spoken(order);
  const end = () => finish();
  for (const press of ["keydown", "pointerdown"]) addEventListener(press, end, { capture: true, once: true });
  begin();
  await rise(box);
  for (const press of ["keydown", "pointerdown"]) removeEventListener(press, end, { capture: true });
  box.remove();
  begin();
  return true;
}

/** @param {HTMLElement} box */
async function rise(box) {
  const [card, stamp] = [need(".fcard", Element, box), need(".stamp", Element, box)];
  const parts = [stamp, ...box.querySelectorAll(".w, .pours .tok")];
  for (const part of parts) part.classList.add("pending");
  /**
   * @param {Element} part
   * @param {Keyframe[]} frames
   * @param {number} time
   * @param {Parameters<typeof play>[3]} options
   */
  const reveal = (part, frames, time, options) => {
    part.classList.remove("pending");
    return play(part, frames, time, options);
  };
  await play(
    card,
    [
      { transform: "translateY(180px) scale(.6)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    260,
  );
  const pour = [
    { transform: "translate(-160px, 240px)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  await Promise.all(
    [...box.querySelectorAll(".pours .tok")].map((glass, number) => reveal(glass, pour, 300, { late: number * 90 })),
  );
  sound("order");
  await reveal(
    stamp,
    [
      { scale: 2.2, opacity: 0 },
      { scale: 0.94, opacity: 1, offset: 0.7 },
      { scale: 1, opacity: 1 },
    ],
    200,
    { easing: LAND },
  );
  const won = [
    { transform: "translateX(-60px) scale(.7)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  await Promise.all(
    [...box.querySelectorAll(".w")].map((each, number) => reveal(each, won, 240, { late: number * 110 })),
  );
  await pause(500);
  await play(box, [{ opacity: 1 }, { opacity: 0 }], 180);
}
