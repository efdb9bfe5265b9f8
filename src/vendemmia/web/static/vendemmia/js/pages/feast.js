// The feast: the sources of points are counted seat by seat, and the guests rise with them. Any key or tap ends it.
import { find, findAll, need } from "../shared/elements.js";

const LONGEST = 4600;
const STEP = 420;
const SUNK = 46;

/** @typedef {{ box: HTMLElement, points: HTMLElement, piece: SVGElement, parts: Record<string, number>, last: string, total: number, sum: number }} Guest */

/** @returns {Guest[]} */
const guests = () =>
  findAll("#feast .guest").map((box) => {
    const points = need(".guest-points b", HTMLElement, box);
    const parts = /** @type {Record<string, number>} */ (JSON.parse(box.dataset.parts ?? "{}"));
    const total = Object.values(parts).reduce((sum, vp) => sum + vp, 0);
    const piece = need(".piece", SVGElement, box);
    return { box, points, piece, parts, last: points.textContent ?? "", total, sum: 0 };
  });

/** @param {Guest} guest */
const raised = ({ sum, total }) => `translateY(${Math.round(SUNK * (1 - Math.max(0, sum) / Math.max(1, total)))}px)`;

async function count() {
  const all = guests();
  const list = need("#counted");
  const sources = findAll("li", HTMLElement, list);
  const steps = sources.flatMap((source) =>
    all.filter((guest) => guest.parts[source.dataset.source ?? ""]).map((guest) => ({ source, guest })),
  );
  if (!steps.length) return;
  const pause = Math.min(STEP, LONGEST / steps.length);
  let over = false;
  const end = () => {
    over = true;
  };
  for (const press of ["keydown", "pointerdown"]) addEventListener(press, end, { capture: true, once: true });
  list.hidden = false;
  for (const guest of all.filter(({ total }) => total)) {
    guest.box.classList.add("rising");
    guest.points.textContent = "0";
    guest.piece.style.transform = raised(guest);
  }
  for (const { source, guest } of steps) {
    for (const each of sources) each.classList.toggle("told", each === source);
    const before = raised(guest);
    guest.sum += guest.parts[source.dataset.source ?? ""] ?? 0;
    guest.points.textContent = `${guest.sum}`.replace("-", "−");
    guest.piece.style.transform = raised(guest);
    guest.piece.animate([{ transform: before }, { transform: raised(guest) }], { duration: pause, easing: "ease-out" });
    await new Promise((resolve) => setTimeout(resolve, over ? 0 : pause));
    if (over) break;
  }
  for (const press of ["keydown", "pointerdown"]) removeEventListener(press, end, { capture: true });
  list.hidden = true;
  for (const guest of all) {
    guest.box.classList.remove("rising");
    guest.points.textContent = guest.last;
    guest.piece.style.removeProperty("transform");
  }
}

// Once for each game, and not for readers who want less motion: they see the final picture.
const feast = find("#feast");
const key = `feast-${feast?.dataset.table}`;
if (feast && !matchMedia("(prefers-reduced-motion: reduce)").matches && !sessionStorage.getItem(key)) {
  sessionStorage.setItem(key, "1");
  count();
}
