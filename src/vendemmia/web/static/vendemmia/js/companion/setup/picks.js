// Random picks for a set-up at the table: parents, special workers and the first player.
import { shuffled } from "../automa/game.js";

/**
 * @template T
 * @param {T[]} list
 * @param {number} count
 * @param {() => number} random
 */
function picked(list, count, random) {
  return shuffled(list.length, random)
    .slice(0, count)
    .map((place) => list[place]);
}

/**
 * Parents for each player (`each` of both kinds), the special workers of the game, and who begins.
 *
 * @param {PickFacts} facts
 * @param {number} players
 * @param {() => number} [random]
 * @returns {Picked}
 */
export function pick(facts, players, random = Math.random) {
  const mamas = picked(facts.mamas, players * facts.parents_each, random);
  const papas = picked(facts.papas, players * facts.parents_each, random);
  const share = (/** @type {string[]} */ list, /** @type {number} */ seat) =>
    list.slice(seat * facts.parents_each, (seat + 1) * facts.parents_each);
  return {
    mamas: Array.from({ length: players }, (_, seat) => share(mamas, seat)),
    papas: Array.from({ length: players }, (_, seat) => share(papas, seat)),
    specials: picked(facts.specials, facts.specials_revealed, random),
    first: Math.floor(random() * players),
  };
}
