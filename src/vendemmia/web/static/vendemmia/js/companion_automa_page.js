// The Automa's page: choose a game, then press through its seasons and years.
import { asksVp, openRows, press, replay, undo } from "./companion_automa.js";
import { drawChoice, GAME } from "./companion_automa_choice.js";
import { enterResult, resultText, saveResult, withdrawResult } from "./companion_automa_result.js";
import { stayAwake } from "./companion_awake.js";
import { actionIcon, announce, button, h, icon, show, stepper, tick } from "./companion_dom.js";
import { load, save } from "./companion_store.js";
import { known, say, signed } from "./companion_text.js";

const VP_RANGE = [-5, 200];
const FEW = [0, 36];
let root = null;
let asked = {};

const barsOf = (game) => known().boards[game.plan.board].cards;
const labels = () => ({ less: say("less"), more: say("more") });
const actionName = (action) => known().actions[action];

export function drawAutoma(place) {
  root = place;
  stayAwake();
  draw();
}

function draw() {
  const game = load(GAME, null);
  if (game) drawGame(game);
  else drawChoice(root, draw);
}

function pressed(game, move) {
  if (!press(game, barsOf(game), move)) {
    announce(say("ask-first"));
    document.getElementById("ask-vp")?.focus();
    return;
  }
  asked = {};
  save(GAME, game);
  const now = replay(game, barsOf(game));
  if (now.next === "over") enterResult(game, now);
  draw();
  scrollTo(0, 0);
  announce(spoken(game, now));
}

function takeBack(game) {
  if (game.entered) withdrawResult(game);
  game.saved = false;
  undo(game);
  asked = {};
  save(GAME, game);
  draw();
}

// What has just changed, in a sentence.
function spoken(game, now) {
  if (now.next === "over") return resultText(now);
  const places = now.placed.map(actionName).join(", ");
  return now.season >= 0 ? `${seasonTitle(game, now)}: ${places || say("automa-nothing")}` : yearText(game, now);
}

function yearText(game, now) {
  return say("year-of", { year: now.year, years: game.plan.years });
}

function seasonTitle(game, now) {
  return known().seasons[game.plan.seasons[now.season]];
}

function drawGame(game) {
  const now = replay(game, barsOf(game));
  const parts = now.next === "over" ? overParts(game, now) : runningParts(game, now);
  show(root, head(game, now), ...parts, about(game), logPart(game, now), bar(game, now));
}

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

function runningParts(game, now) {
  if (now.next === "row" && now.season < 0) return [rowPart(game, now)];
  const parts =
    now.season < 0
      ? [h("section", { class: "panel" }, h("p", { class: "lead" }, say("automa-deal-first")))]
      : [placedPart(game, now)];
  if (now.next === "end") parts.push(endPart(game, now));
  return parts;
}

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

// What the player's own board starts with, where it differs.
function startNotes(game) {
  const { start_vp: vp, start_residual: residual } = game.plan;
  const notes = [
    vp ? say("start-vp", { vp }) : null,
    residual ? say("start-residual", { residual }) : null,
    game.tokens ? say("start-tokens", { tokens: game.tokens }) : null,
  ].filter(Boolean);
  return notes.length ? h("ul", { class: "c-notes" }, ...notes.map((note) => h("li", {}, note))) : null;
}

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

function endPart(game, now) {
  const { plan } = game;
  const last = now.year >= plan.years;
  const field = (key, text, range, usual = 0) => {
    const change = (value) => {
      asked[key] = value;
      drawGame(game);
    };
    return h(
      "div",
      { class: "c-field c-long" },
      h("span", {}, text),
      stepper(`ask-${key}`, text, asked[key], range, change, labels(), usual),
    );
  };
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
  if (last && plan.regions.length) parts.push(starPart(game));
  return h("section", { class: "panel" }, ...parts);
}

function starPart(game) {
  const { plan } = game;
  asked.stars ??= plan.regions.map(() => 0);
  const lines = plan.regions.map((region, number) => {
    const name = known().regions[region.id];
    const change = (value) => {
      asked.stars[number] = value;
      drawGame(game);
    };
    const text = h("span", {}, name, h("small", {}, say("region-automa", { vp: region.vp, stars: region.automa })));
    return h(
      "div",
      { class: "c-field" },
      text,
      stepper(`star-${region.id}`, name, asked.stars[number], [0, known().stars], change, labels()),
    );
  });
  return h("div", {}, h("h3", {}, say("ask-stars")), ...lines);
}

function about(game) {
  const { plan } = game;
  const challenge = known().challenges.find((one) => one.number === plan.challenge);
  const level = known().levels.find((one) => one.id === plan.level);
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

function logPart(game, now) {
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
        draw();
      },
      icon("u-trash"),
      say("automa-stop"),
    ),
  );
}

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
    () => pressed(game, { do: "end", ...asked }),
    icon(last ? "u-trophy" : "i-yearend"),
    last ? say("finish") : say("next-year"),
  );
}

function overParts(game, now) {
  const link = game.campaign
    ? h("p", {}, h("a", { class: "btn", href: "/companion/campaign" }, icon("u-campaign"), say("campaign")))
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
