// The end of a year: what the player is asked.
import { h, stepper, tick } from "../dom.js";
import { known, say } from "../text.js";
import { asksVp } from "./game.js";

/** @type {Bounds} */
const VP_RANGE = [-5, 200];

/** @type {Bounds} */
const FEW = [0, 36];

/** @type {YearEnd} */
let asked = {};

/** What the player has said so far. */
export const answers = () => asked;

export function forgetAnswers() {
  asked = {};
}

const labels = () => ({ less: say("less"), more: say("more") });

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 * @param {() => void} redraw
 */
export function endPart(game, now, redraw) {
  const { plan } = game;
  const last = now.year >= plan.years;
  /**
   * @param {"vp" | "large" | "medium"} key
   * @param {string} text
   * @param {Bounds} range
   */
  const field = (key, text, range, usual = 0) => {
    const change = (/** @type {number} */ value) => {
      asked[key] = value;
      redraw();
    };
    return h(
      "div",
      { class: "c-field c-long" },
      h("span", {}, text),
      stepper(`ask-${key}`, text, asked[key], range, change, labels(), usual),
    );
  };
  /** @type {Child[]} */
  const parts = [
    h("h2", {}, say("year-end")),
    h("p", { class: "help" }, plan.board === "base" ? say("year-end-base") : say("year-end-extended")),
  ];
  if (plan.workers_by === now.year)
    parts.push(
      tick("ask-six", say("ask-workers", { count: plan.workers_needed }), "", asked.six ?? false, (on) => {
        asked.six = on;
      }),
    );
  if (asksVp(plan, now.year))
    parts.push(field("vp", last ? say("ask-vp-last") : say("ask-vp"), VP_RANGE, now.vp ?? plan.start_vp));
  if (last && plan.large_vp) parts.push(field("large", say("ask-large", { vp: plan.large_vp }), FEW));
  if (last && plan.medium_vp) parts.push(field("medium", say("ask-medium", { vp: plan.medium_vp }), FEW));
  if (last && plan.regions.length) parts.push(starPart(game, redraw));
  return h("section", { class: "panel" }, ...parts);
}

/**
 * @param {AutomaGame} game
 * @param {() => void} redraw
 */
function starPart(game, redraw) {
  const { plan } = game;
  asked.stars ??= plan.regions.map(() => 0);
  const { stars } = asked;
  const lines = plan.regions.map((region, number) => {
    const name = known().regions[region.id];
    const change = (/** @type {number} */ value) => {
      stars[number] = value;
      redraw();
    };
    const text = h("span", {}, name, h("small", {}, say("region-automa", { vp: region.vp, stars: region.automa })));
    return h(
      "div",
      { class: "c-field" },
      text,
      stepper(`star-${region.id}`, name, stars[number], [0, known().stars], change, labels()),
    );
  });
  return h("div", {}, h("h3", {}, say("ask-stars")), ...lines);
}
