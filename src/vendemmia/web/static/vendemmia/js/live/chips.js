// The chips of the strip: what they say about their actions, and where on the table these happened.
import { find, findAll } from "../shared/elements.js";
import { isSeen } from "./flights.js";

/**
 * What a chip says about its action.
 *
 * @param {HTMLElement} chip
 * @returns {Act}
 */
export const dataOf = (chip) => JSON.parse(chip.dataset.act ?? "");

/** @param {ParentNode} root */
export const pliesOf = (root) => Number(find("#since", HTMLElement, root)?.dataset.plies ?? -1);

/**
 * @param {ParentNode} root
 * @param {number} first
 */
export const chipsFrom = (root, first) =>
  findAll(".act[data-act]", HTMLElement, root).filter((chip) => dataOf(chip).ply >= first);

/**
 * @param {ParentNode} root
 * @param {Pick<Act, "p" | "piece">} act
 */
export const piecesOf = (root, { p, piece }) =>
  piece ? findAll(`.piece.${p}[data-at^="${piece}"]`, SVGElement, root) : [];

/** @param {Act} act */
export const spaceOf = ({ p, piece }) => {
  const there = piecesOf(document, { p, piece }).find(isSeen)?.closest(".slot, .tiny, .tk");
  const tile = document.getElementById(`tile-${piece.replace(/:\w*$/, "").replaceAll(/[:_]/g, "-")}`);
  return there ?? tile;
};
