// A decision of several parts: finished wines, grapes to sell. What cannot be chosen together lets go of what was chosen first.
import { find, findAll, need } from "../shared/elements.js";
import { filled } from "./picks.js";

const PARTS = "input[type=checkbox][name=part]";
/** @type {HTMLInputElement[]} */
let order = []; // The parts that are chosen, the first of them first.

const button = () => find("[data-most]", HTMLButtonElement);
const ticked = () => findAll(`${PARTS}:checked`, HTMLInputElement);
const place = (/** @type {HTMLInputElement} */ part) => Number(part.dataset.part);

/**
 * The values that later parts have if this one is chosen, by their numbers; a part that is not among them cannot be chosen then.
 *
 * @param {string | undefined} text
 */
export const following = (text = "") =>
  new Map(
    text
      .split(" ")
      .filter(Boolean)
      .map((each) => /** @type {[number, number]} */ (each.split("=").map(Number))),
  );

/**
 * Whether two parts can be chosen together. They are sent in the order of the page.
 *
 * @param {HTMLInputElement} one
 * @param {HTMLInputElement} other
 */
function fits(one, other) {
  const [first, second] = place(one) < place(other) ? [one, other] : [other, one];
  return following(first.dataset.after).has(place(second));
}

/**
 * What a part is worth with those chosen before it: a wine may find its place taken.
 *
 * @param {HTMLInputElement} part
 */
function worthOf(part) {
  const before = ticked().filter((other) => place(other) < place(part));
  const values = before.map((other) => following(other.dataset.after).get(place(part)) ?? 0);
  return Math.min(Number(part.dataset.value), ...values.filter(Boolean));
}

/** @param {HTMLInputElement} part */
function nameOf(part) {
  const { name = "", value = "" } = part.dataset;
  return name.replace(value, String(worthOf(part)));
}

/** @param {HTMLElement} confirm */
function told(confirm) {
  const chosen = ticked();
  const names = chosen.map(nameOf);
  if (names.length < Number(confirm.dataset.least)) return filled(confirm.dataset.chosen, names);
  const sum = chosen.reduce((total, part) => total + Number(part.dataset.value), 0);
  const text = names.join(", ");
  return confirm.dataset.sum ? confirm.dataset.sum.replace("{things}", text).replace("{sum}", String(sum)) : text;
}

function count() {
  const confirm = button();
  if (!confirm) return;
  confirm.disabled = ticked().length < Number(confirm.dataset.least);
  need("small", HTMLElement, confirm).textContent = told(confirm);
  for (const part of findAll(`${PARTS}`, HTMLInputElement)) {
    const value = find(".tok.wine > b", HTMLElement, part.parentElement ?? document);
    if (value) value.textContent = String(worthOf(part));
  }
}

/** @param {HTMLInputElement} part */
function choose(part) {
  const most = Number(button()?.dataset.most);
  order = order.filter((other) => other !== part && other.isConnected && other.checked);
  if (!part.checked) return;
  for (const other of order) other.checked = fits(other, part);
  order = [...order.filter((other) => other.checked), part];
  for (const first of order.splice(0, Math.max(0, order.length - most))) first.checked = false;
}

document.addEventListener("change", (event) => {
  const [confirm, part] = [button(), event.target];
  if (!confirm || !(part instanceof HTMLInputElement) || !part.matches(PARTS)) return;
  choose(part);
  count();
  const names = ticked().map(nameOf);
  need("#live").textContent = (confirm.dataset.live ?? "")
    .replace("{chosen}", String(names.length))
    .replace("{things}", names.join(", "));
});
document.addEventListener("htmx:after:swap", () => {
  order = ticked();
  count();
});
count();
