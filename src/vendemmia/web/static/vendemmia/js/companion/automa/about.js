// What this game against the Automa is, and what has happened in it.
import { button, h, icon } from "../dom.js";
import { save } from "../store.js";
import { known, levelOf, say, signed } from "../text.js";
import { GAME } from "./choice.js";
import { actionName } from "./words.js";

/** @param {AutomaGame} game */
export function about(game) {
  const { plan } = game;
  const challenge = known().challenges.find((one) => one.number === plan.challenge);
  const level = levelOf(plan.level);
  const texts = [
    plan.board === "extended" ? known().reading : null,
    plan.board === "extended" ? level.extended : level.text,
    plan.aggressive ? known().aggressive.text : null,
    ...(challenge ? [challenge.text, ...challenge.readings] : []),
  ].filter(Boolean);
  const title = challenge ? `${challenge.number} · ${challenge.name}` : level.name;
  return h(
    "details",
    { class: "panel c-about", open: Boolean(challenge) && game.moves.length === 0 },
    h("summary", {}, title),
    ...texts.map((text) => h("p", {}, text)),
  );
}

/**
 * @param {AutomaState} now
 * @param {() => void} redraw
 */
export function logPart(now, redraw) {
  const lines = now.log.map((line) => {
    if (line.do === "row") return [say("log-row", { year: line.year, row: line.row })];
    if (line.do === "end") return [say("log-end", { year: line.year }), line.vp === null ? "" : ` ${signed(line.vp)}`];
    const places = line.placed.map(actionName).join(", ") || say("automa-nothing");
    return [h("b", {}, known().seasons[line.season]), ` ${places}`];
  });
  return h(
    "details",
    { class: "panel c-log" },
    h("summary", {}, say("log")),
    h("ol", {}, ...lines.toReversed().map((line) => h("li", {}, ...line))),
    button(
      "give-up",
      "btn",
      () => {
        save(GAME, null);
        redraw();
      },
      icon("u-trash"),
      say("automa-stop"),
    ),
  );
}
