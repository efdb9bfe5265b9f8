// Which game against the Automa: board, level and variant, or the next challenge of the campaign.
import { newGame } from "./game.js";
import { addresses } from "../addresses.js";
import { currentOf, tokensOf } from "../campaign/progress.js";
import { button, choice, h, icon, show, tick } from "../dom.js";
import { load, newKey, save } from "../store.js";
import { known, levelOf, say } from "../text.js";

export const GAME = "automa";
const CHOICE = "automa-choice";

/** @param {Partial<Plan>} wanted */
function planFor(wanted) {
  const found = known().plans.find((plan) =>
    Object.entries({ ...plan, ...wanted }).every(([key, value]) => plan[/** @type {keyof Plan} */ (key)] === value),
  );
  if (!found) throw new Error(`There is no game of ${JSON.stringify(wanted)}.`);
  return found;
}

/**
 * A new game, saved as the one that is played.
 *
 * @param {Plan} plan
 * @param {number} tokens
 * @param {boolean} ofCampaign
 */
function start(plan, tokens, ofCampaign) {
  save(GAME, { ...newGame(plan, tokens), key: newKey(), campaign: ofCampaign });
}

/**
 * The next game of the campaign; the campaign's page starts it.
 *
 * @param {Campaign} campaign
 */
export function startChallenge(campaign) {
  const facts = known().campaign;
  const challenge = currentOf(campaign, facts);
  const plan = planFor({ board: "base", level: campaign.level, aggressive: campaign.aggressive, challenge });
  start(plan, tokensOf(campaign, facts), true);
}

/** @returns {AutomaChoice} */
function usualChoice() {
  return { board: "base", level: "normal", aggressive: false, structure_cards: false, map_scoring: true };
}

/**
 * The form; `redraw` shows what has changed, or the game that has started.
 *
 * @param {() => void} redraw
 */
export function drawChoice(redraw) {
  const { levels, campaign } = known();
  const wanted = load(CHOICE, usualChoice());
  const extended = wanted.board === "extended";
  const change = (/** @type {keyof AutomaChoice} */ key) => (/** @type {string | boolean} */ value) => {
    save(CHOICE, { ...wanted, [key]: value });
    redraw();
  };
  const level = levelOf(wanted.level);
  const mayBeAggressive = !extended && campaign.aggressive_levels.includes(wanted.level);
  const aggressive = wanted.aggressive && mayBeAggressive;
  const begin = () => {
    const of_map = { structure_cards: extended && wanted.structure_cards, map_scoring: extended && wanted.map_scoring };
    start(planFor({ board: wanted.board, level: wanted.level, aggressive, challenge: 0, ...of_map }), 0, false);
    redraw();
  };
  show(
    h(
      "section",
      { class: "panel" },
      h("p", { class: "lead" }, say("automa-about")),
      choice(
        "board",
        say("board"),
        [
          ["base", say("board-base")],
          ["extended", say("board-extended")],
        ],
        wanted.board,
        change("board"),
      ),
      extended ? h("p", { class: "our" }, icon("u-rules"), " ", known().reading) : null,
      choice(
        "level",
        say("level"),
        levels.map((one) => [one.id, one.name]),
        wanted.level,
        change("level"),
      ),
      h("p", { class: "help" }, extended ? level.extended : level.text),
      mayBeAggressive
        ? tick("aggressive", known().aggressive.name, known().aggressive.text, aggressive, change("aggressive"))
        : null,
      extended
        ? tick("structure_cards", say("structure-cards"), "", wanted.structure_cards, change("structure_cards"))
        : null,
      extended ? tick("map_scoring", say("map-scoring"), "", wanted.map_scoring, change("map_scoring")) : null,
    ),
    h(
      "p",
      {},
      h("a", { class: "btn", href: addresses().campaign }, icon("u-campaign"), h("span", {}, say("campaign"))),
    ),
    h("div", { class: "c-bar" }, button("begin", "btn prim big", begin, icon("u-play"), say("automa-start"))),
  );
}
