// Several cards of the hand with one answer: they are counted, and one too many lets go of the first.
import { find, findAll, need } from "../shared/elements.js";

const TICKS = ".hand input[type=checkbox][name=code]";
/** @type {HTMLInputElement[]} */
let order = []; // The cards that are chosen, the first of them first.

const button = () => find("[data-picks]", HTMLButtonElement);
const ticked = () => findAll(`${TICKS}:checked`, HTMLInputElement);

/**
 * A text of the page with the number and the names of the chosen cards.
 *
 * @param {string | undefined} text
 * @param {string[]} names
 */
export const filled = (text = "", names) =>
  text.replace("{chosen}", String(names.length)).replace("{cards}", names.join(", "));

const names = () => ticked().map((card) => card.dataset.name ?? "");

function count() {
  const confirm = button();
  if (!confirm) return;
  const chosen = names();
  const isEnough = chosen.length === Number(confirm.dataset.picks);
  confirm.disabled = !isEnough;
  need("small", HTMLElement, confirm).textContent = isEnough
    ? chosen.join(", ")
    : filled(confirm.dataset.chosen, chosen);
}

document.addEventListener("change", (event) => {
  const confirm = button();
  const card = event.target;
  if (!confirm || !(card instanceof HTMLInputElement) || !card.matches(TICKS)) return;
  order = order.filter((other) => other !== card && other.isConnected && other.checked);
  if (card.checked) order.push(card);
  const first = order.length > Number(confirm.dataset.picks) ? order.shift() : null;
  if (first) first.checked = false;
  count();
  need("#live").textContent = filled(confirm.dataset.live, names());
});
document.addEventListener("htmx:after:swap", () => {
  order = ticked();
  count();
});
count();
