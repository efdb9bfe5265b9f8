// The Automa's page: choose a game, then press through its seasons and years.
import { about, logPart } from "./about.js";
import { openRows, press, replay, undo } from "./game.js";
import { drawChoice, GAME } from "./choice.js";
import { enterResult, resultText, saveResult, withdrawResult } from "./result.js";
import { actionName, seasonTitle, yearText } from "./words.js";
import { answers, endPart, forgetAnswers } from "./year_end.js";
import { addresses } from "../addresses.js";
import { stayAwake } from "../awake.js";
import { actionIcon, announce, button, h, icon, show } from "../dom.js";
import { load, save } from "../store.js";
import { known, say, signed } from "../text.js";

/** @param {AutomaGame} game */
const barsOf = (game) => known().boards[game.plan.board].cards;
export function drawAutoma() {
  stayAwake();
  draw();
}

function draw() {
  const game = load(GAME, null);
  if (game) drawGame(game);
  else drawChoice(draw);
}

/**
 * @param {AutomaGame} game
 * @param {Press} move
 */
function pressed(game, move) {
  if (!press(game, barsOf(game), move)) {
    announce(say("ask-first"));
    document.getElementById("ask-vp")?.focus();
    return;
  }
  forgetAnswers();
  save(GAME, game);
  const now = replay(game, barsOf(game));
  if (now.next === "over") enterResult(game, now);
  draw();
  scrollTo(0, 0);
  announce(spoken(game, now));
}

/** @param {AutomaGame} game */
function takeBack(game) {
  if (game.entered) withdrawResult(game);
  game.saved = false;
  undo(game);
  forgetAnswers();
  save(GAME, game);
  draw();
}

/**
 * What has just changed, in a sentence.
 *
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
function spoken(game, now) {
  if (now.next === "over") return resultText(now);
  const places = now.placed.map(actionName).join(", ");
  return now.season >= 0 ? `${seasonTitle(game, now)}: ${places || say("automa-nothing")}` : yearText(game, now);
}

/** @param {AutomaGame} game */
function drawGame(game) {
  const now = replay(game, barsOf(game));
  const parts = now.next === "over" ? overParts(game, now) : runningParts(game, now);
  show(head(game, now), ...parts, about(game), logPart(now, draw), bar(game, now));
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
function head(game, now) {
  const season = now.season >= 0 ? game.plan.seasons[now.season] : "spring";
  return h(
    "section",
    { class: `c-head ${season}` },
    h(
      "p",
      { class: "c-year" },
      icon(`i-${season}`),
      h("b", {}, yearText(game, now)),
      h("small", {}, now.season >= 0 ? seasonTitle(game, now) : say("wake-up")),
    ),
    h(
      "p",
      { class: "c-score" },
      h("span", { class: "vp m" }, icon("i-vp"), h("b", { id: "automa-vp" }, signed(now.automaVp))),
      h("small", {}, say("automa-vp")),
    ),
    game.plan.tokens_usable
      ? h(
          "p",
          { class: "c-score" },
          h("b", { id: "tokens" }, icon("i-token"), ` ${now.tokens}`),
          h("small", {}, say("tokens")),
        )
      : null,
  );
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
function runningParts(game, now) {
  if (now.next === "row" && now.season < 0) return [rowPart(game, now)];
  const parts =
    now.season < 0
      ? [h("section", { class: "panel" }, h("p", { class: "lead" }, say("automa-deal-first")))]
      : [placedPart(game, now)];
  if (now.next === "end") parts.push(endPart(game, now, () => drawGame(game)));
  return parts;
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
function rowPart(game, now) {
  const open = openRows(game.plan, now);
  const board = known().boards[game.plan.board];
  const texts = game.plan.structure_cards ? board.rows_with_structures : board.rows;
  const rows = open.map((row) =>
    h(
      "li",
      {},
      button(
        `row-${row}`,
        "c-row",
        () => pressed(game, { do: "row", row }),
        h("b", {}, String(row)),
        h("span", {}, texts[row - 1]),
      ),
    ),
  );
  const closed = game.plan.rows.filter((row) => !open.includes(row)).join(", ");
  const late = game.plan.late_row && now.year > 1 && now.row === game.plan.grape_row;
  return h(
    "section",
    { class: "panel" },
    h("h2", {}, say("row-question")),
    now.year === 1 ? startNotes(game) : null,
    late ? h("p", { class: "help" }, say("row-late")) : null,
    h("ul", { class: "c-rows" }, ...rows),
    closed ? h("p", { class: "help" }, say("rows-closed", { rows: closed })) : null,
  );
}

/**
 * What the player's own board starts with, where it differs.
 *
 * @param {AutomaGame} game
 */
function startNotes(game) {
  const { start_vp: vp, start_residual: residual } = game.plan;
  const notes = [
    vp ? say("start-vp", { vp }) : null,
    residual ? say("start-residual", { residual }) : null,
    game.tokens ? say("start-tokens", { tokens: game.tokens }) : null,
  ].filter(Boolean);
  return notes.length ? h("ul", { class: "c-notes" }, ...notes.map((note) => h("li", {}, note))) : null;
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
function placedPart(game, now) {
  const items = now.placed.map((action) =>
    h(
      "li",
      {},
      actionIcon(action),
      h("b", {}, actionName(action)),
      button(`taken-${action}`, "lnk", () => pressed(game, { do: "taken", action }), say("automa-mine")),
    ),
  );
  const skipped = [...new Set(now.skipped)].map((action) =>
    h(
      "li",
      { class: "skipped" },
      actionIcon(action),
      h("span", {}, actionName(action), h("small", {}, say("automa-skipped"))),
      now.taken.includes(action)
        ? button(`taken-${action}`, "lnk", () => pressed(game, { do: "taken", action }), say("automa-not-mine"))
        : null,
    ),
  );
  const cards = now.drawn.map((card) => card + 1).join(", ");
  return h(
    "section",
    { class: `panel c-placed ${game.plan.seasons[now.season]}` },
    h("h2", {}, say("automa-places")),
    items.length ? h("ul", { id: "placed" }, ...items) : h("p", { class: "lead", id: "placed" }, say("automa-nothing")),
    skipped.length ? h("ul", { class: "c-skipped" }, ...skipped) : null,
    h(
      "p",
      { class: "help" },
      game.plan.middle_spaces ? say("automa-middle") : say("automa-left"),
      " ",
      cards ? say("automa-cards", { cards }) : say("automa-full"),
    ),
  );
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
function bar(game, now) {
  const next = nextButton(game, now);
  const back = button("undo", "btn", () => takeBack(game), icon("u-undo"), h("span", { class: "c-word" }, say("undo")));
  back.disabled = !game.moves.length;
  back.setAttribute("aria-label", say("undo"));
  const spend = game.plan.tokens_usable && now.tokens > 0 && now.next !== "over" && now.season >= 0;
  const token = button("spend", "btn", () => pressed(game, { do: "spend" }), icon("u-minus"), icon("i-token"));
  token.setAttribute("aria-label", say("spend"));
  return game.moves.length ? h("div", { class: "c-bar" }, back, spend ? token : null, next) : null;
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
function nextButton(game, now) {
  if (now.next === "over")
    return button(
      "again",
      "btn prim big",
      () => {
        save(GAME, null);
        draw();
      },
      icon("u-replay"),
      say("automa-again"),
    );
  if (now.next === "row") return null;
  if (now.next === "deal") {
    const season = known().seasons[game.plan.seasons[now.season + 1]];
    return button(
      "next",
      "btn prim big",
      () => pressed(game, { do: "deal" }),
      icon("i-card-automa"),
      say("automa-deal", { season }),
    );
  }
  const last = now.year >= game.plan.years;
  return button(
    "next",
    "btn prim big",
    () => pressed(game, { do: "end", ...answers() }),
    icon(last ? "u-trophy" : "i-yearend"),
    last ? say("finish") : say("next-year"),
  );
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
function overParts(game, now) {
  const link = game.campaign
    ? h("p", {}, h("a", { class: "btn", href: addresses().campaign }, icon("u-campaign"), say("campaign")))
    : null;
  const saved = game.saved
    ? h("p", { class: "help", id: "result-saved" }, say("saved"))
    : button(
        "save-result",
        "btn",
        () => {
          saveResult(game, now);
          draw();
        },
        icon("u-chart"),
        say("save-result"),
      );
  return [
    h(
      "section",
      { class: "panel c-over" },
      h("h2", { id: "result" }, resultText(now)),
      h("p", { class: "go-row" }, saved),
      link,
    ),
  ];
}
