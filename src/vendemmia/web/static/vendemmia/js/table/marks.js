// Finding the thing on the table that represents an answer, for marks that the tutor and the hint put on it.
import { around, find, findAll, isVisible } from "../shared/elements.js";

/**
 * The buttons that play this answer: those on the table before those of the bar, the visible ones before the others.
 *
 * @param {string} code
 */
function placesOf(code) {
  const value = CSS.escape(code);
  const all = findAll(`#table button[name="code"][value="${value}"]`);
  const own = all.filter((button) => !button.closest(".allchoices, .tutor, .hinting, [popover]"));
  const onTable = own.filter((button) => button.closest(".stage"));
  const plate = plateOf(value);
  return plate ? [plate] : onTable.length ? onTable : own;
}

/**
 * The first of the finished wines, or of the answers at once, that begin with this answer: the best ones come first.
 *
 * @param {string} value
 */
function plateOf(value) {
  const part = find(`#table .plates :is([name="part"], [name="codes"]):is([value="${value}"], [value^="${value} "])`);
  return around(part, ".plate") ?? part;
}

/**
 * With another worker chosen, the same space is a label that chooses the right one, or another button.
 *
 * @param {string} code
 */
function spacesLike(code) {
  const [kind, worker] = [code.split(":")[0], code.split(":").at(-1)];
  if (kind !== "place") return [];
  const where = code.slice("place:".length).split(":").slice(0, -2).join("-").replaceAll("_", "-");
  const same = code.slice(0, code.lastIndexOf(":") + 1);
  const tile = document.getElementById(`tile-${where}`);
  return [
    ...(tile ? findAll(`[data-choose="${worker}"]`, HTMLElement, tile) : []),
    ...findAll(`.stage button[name="code"][value^="${CSS.escape(same)}"]`),
  ];
}

/**
 * All that a mark belongs on, whichever worker is chosen.
 *
 * @param {string} code
 */
export const marksOf = (code) => [...new Set([...placesOf(code), ...spacesLike(code)])];

/**
 * The one to point at: what can be seen now, before what another worker or another tab hides.
 *
 * @param {string} code
 */
export function placeOf(code) {
  const found = placesOf(code);
  return found.find(isVisible) ?? spacesLike(code).find(isVisible) ?? found[0] ?? null;
}

/**
 * On small screens a part of the table may be hidden behind its tab.
 *
 * @param {HTMLElement} element
 */
export function reveal(element) {
  const pane = around(element, "[data-pane]");
  if (pane && !isVisible(element)) find(`#tab-${pane.dataset.pane}`)?.click();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
