// Random picks for a set-up at the table: parents, special workers and the first player.
import { shuffled } from "./companion_automa.js";

function picked(list, count, random) {
  return shuffled(list.length, random)
    .slice(0, count)
    .map((place) => list[place]);
}

// Parents for each player (`each` of both kinds), the special workers of the game, and who begins.
export function pick(facts, players, random = Math.random) {
  const mamas = picked(facts.mamas, players * facts.parents_each, random);
  const papas = picked(facts.papas, players * facts.parents_each, random);
  const share = (list, seat) => list.slice(seat * facts.parents_each, (seat + 1) * facts.parents_each);
  return {
    mamas: Array.from({ length: players }, (_, seat) => share(mamas, seat)),
    papas: Array.from({ length: players }, (_, seat) => share(papas, seat)),
    specials: picked(facts.specials, facts.specials_revealed, random),
    first: Math.floor(random() * players),
  };
}
