// Chips in the order in which they are told: what passes, wakes up or only follows is told together, and seasons on the page
// in which they happened.
import { dataOf } from "./chips.js";

const QUIET = ["passed", "row", "step", "reply", "draft", "lost"];
const TURNS = ["season", "year", "over"]; // Each of these is told on a page of its own.

/** @param {HTMLElement} chip */
const isQuiet = (chip) => {
  const { kind, piece } = dataOf(chip);
  return QUIET.includes(kind) && !piece && !chip.querySelector(".actzoom .zc");
};

/** @param {HTMLElement} chip */
export const isTurn = (chip) => TURNS.includes(dataOf(chip).kind);

/**
 * Chips that are told in one beat.
 *
 * @param {HTMLElement[]} chips
 */
export function beatsOf(chips) {
  /** @type {HTMLElement[][]} */
  const beats = [];
  let quiet = false;
  for (const chip of chips) {
    const now = isQuiet(chip);
    if (now && quiet) beats.at(-1)?.push(chip);
    else beats.push([chip]);
    quiet = now;
  }
  return beats;
}

/**
 * Chips by the page on which they are told: first those of the season that is shown, then each season with its mark.
 *
 * @param {HTMLElement[]} chips
 */
export function seasonsOf(chips) {
  /** @type {HTMLElement[][]} */
  const seasons = [[]];
  for (const chip of chips) {
    if (isTurn(chip)) seasons.push([]);
    seasons.at(-1)?.push(chip);
  }
  return seasons;
}

/**
 * Whether the page before these chips has to stay for a while.
 *
 * @param {HTMLElement[]} chips
 */
export const turnsSeason = (chips) => chips.some((chip) => isTurn(chip) || dataOf(chip).kind === "yearend");
