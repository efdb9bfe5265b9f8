// A card of the hand aims at the space where its worker goes.
import { centreOf } from "../shared/boxes.js";
import { around, find, findAll, isOne, isVisible } from "../shared/elements.js";

const WAIT = 120;
const SVG = "http://www.w3.org/2000/svg";
let timer = 0;

/** @type {Aim | null} */
let aiming = null;

const selected = () => find("input[name=worker]:checked", HTMLInputElement)?.value ?? "";

/**
 * What is seen of a space whose button belongs to a worker that is not selected: the same space for the selected one.
 *
 * @param {HTMLElement | undefined} button
 */
function standIn(button) {
  for (const way of /** @type {const} */ (["previousElementSibling", "nextElementSibling"])) {
    for (let near = button?.[way]; near instanceof HTMLElement && near.dataset.for; near = near[way])
      if (isVisible(near)) return near;
  }
  return null;
}

/**
 * The space that the selected worker takes, or the first worker that can.
 *
 * @param {HTMLElement} card
 */
function spaceOf(card) {
  const codes = card.dataset.goes?.split(" ") ?? [];
  const code = codes.find((each) => each.endsWith(`:${selected()}`)) ?? codes[0];
  const buttons = findAll(`.stage button[name=code][value="${CSS.escape(code)}"]`);
  return buttons.find(isVisible) ?? standIn(buttons[0]);
}

/**
 * From the edge of the hand above the card, so that it crosses no other card.
 *
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} edge
 */
function line(from, to, edge) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "handline");
  svg.setAttribute("aria-hidden", "true");
  const [x, y] = [centreOf(from).x, edge];
  const { x: tx, y: ty } = centreOf(to);
  const end = ty < y ? to.bottom : to.top;
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", `M${x} ${y} C${x} ${y - 60} ${tx} ${end + 60} ${tx} ${end}`);
  svg.append(path);
  for (const [cx, cy] of [
    [x, y],
    [tx, end],
  ]) {
    const dot = document.createElementNS(SVG, "circle");
    for (const [name, value] of Object.entries({ cx, cy, r: 5 })) dot.setAttribute(name, String(value));
    svg.append(dot);
  }
  return svg;
}

function release() {
  clearTimeout(timer);
  aiming?.line?.remove();
  aiming?.space.classList.remove("destined");
  aiming?.card.classList.remove("sends");
  aiming = null;
}

/** @param {HTMLElement} card */
function aim(card) {
  if (aiming?.card === card) return;
  release();
  timer = setTimeout(() => {
    const space = spaceOf(card);
    if (!space || !card.isConnected) return;
    const [from, to] = [card.getBoundingClientRect(), space.getBoundingClientRect()];
    const inSight = [from, to].every((box) => box.width && box.bottom > 0 && box.top < innerHeight);
    const edge = (card.closest(".hand") ?? card).getBoundingClientRect().top;
    aiming = { card, space, line: inSight ? line(from, to, edge) : null };
    if (aiming.line) document.body.append(aiming.line);
    space.classList.add("destined");
    card.classList.add("sends");
  }, WAIT);
}

const cardOf = (/** @type {Event} */ event) => around(event.target, "[data-goes]");

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const card = cardOf(event);
  if (card) aim(card);
  else release();
});
document.addEventListener("focusin", (event) => {
  const card = cardOf(event);
  if (card && isOne(event.target, ":focus-visible")) aim(card);
  else release();
});
document.addEventListener("scroll", release, { capture: true, passive: true });
document.addEventListener("htmx:before:swap", release);
