// What the Automa's page calls years, seasons and actions.
import { known, say } from "../text.js";

/** @param {string} action */
export const actionName = (action) => known().actions[action];

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
export function yearText(game, now) {
  return say("year-of", { year: now.year, years: game.plan.years });
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
export function seasonTitle(game, now) {
  return known().seasons[game.plan.seasons[now.season]];
}
