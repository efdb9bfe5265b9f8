// The score pad: points and residual payments during the game; its end is in a module of its own.
import { stayAwake } from "../awake.js";
import { announce, button, choice, h, icon, show, stepper, tick } from "../dom.js";
import { change, currentPad, keepPad, labels, newPad, onChange, setPlayer, stopPart, undoButton } from "./pad.js";
import { drawEnd } from "./end.js";
import { endsThisYear } from "./scoring.js";
import { load, save } from "../store.js";
import { known, say } from "../text.js";

export function drawScore() {
  onChange(draw);
  stayAwake();
  draw();
}

function draw() {
  const pad = currentPad();
  if (!pad) drawChoice();
  else if (pad.phase === "play") drawPad(pad);
  else drawEnd(pad);
}

// --- choosing players

const CHOICE = "score-choice";
const COLOURS = [1, 2, 3, 4, 5, 6];

/** @returns {ScoreChoice} */
function usualChoice() {
  return { players: 2, extended: false, names: [], colours: COLOURS };
}

function drawChoice() {
  const wanted = load(CHOICE, usualChoice());
  /**
   * @template {keyof ScoreChoice} K
   * @param {K} key
   */
  const set = (key) => (/** @type {ScoreChoice[K]} */ value) => {
    save(CHOICE, { ...wanted, [key]: value });
    draw();
  };
  /** @type {[value: number, text: string][]} */
  const numbers = known().limits.players.map((number) => [number, String(number)]);
  const seats = COLOURS.slice(0, wanted.players).map((_, seat) => seat);
  const begin = () => {
    const names = seats.map((seat) => nameOf(wanted.names[seat] ?? "", seat));
    keepPad(newPad(names, wanted.extended ? ["extended_board"] : [], wanted.colours));
    draw();
  };
  show(
    h(
      "section",
      { class: "panel" },
      h("p", { class: "lead" }, say("score-about")),
      choice("players", say("players"), numbers, wanted.players, set("players")),
      ...seats.map((seat) => playerField(wanted, seat, set("colours"))),
      tick("extended", say("board-extended"), "", wanted.extended, set("extended")),
    ),
    h("div", { class: "c-bar" }, button("begin", "btn prim big", begin, icon("u-play"), say("score-start"))),
  );
}

/**
 * A player's colour and name. Typing draws nothing, so that the letters stay where they are.
 *
 * @param {ScoreChoice} wanted
 * @param {number} seat
 * @param {(colours: number[]) => void} setColours
 */
function playerField(wanted, seat, setColours) {
  const colour = wanted.colours[seat];
  const rename = () => {
    wanted.names = COLOURS.map((_, place) => (place === seat ? field.value : (wanted.names[place] ?? "")));
    save(CHOICE, wanted);
  };
  const recolour = () => setColours(swapped(wanted.colours, seat));
  const badge = button(`colour-${seat + 1}`, "c-badge", recolour, icon(`i-badge${colour}`, `badge p${colour}`));
  badge.setAttribute("aria-label", `${say("colour")}: ${nameOf(wanted.names[seat] ?? "", seat)}`);
  const field = h("input", {
    id: `name-${seat + 1}`,
    class: "in",
    type: "text",
    maxlength: known().limits.name,
    value: wanted.names[seat] ?? "",
    placeholder: nameOf("", seat),
    "aria-label": nameOf("", seat),
    autocomplete: "off",
    on: { input: rename },
  });
  return h("div", { class: `c-player p${colour}` }, badge, field);
}

/**
 * The next colour for a player; the player who had it gets this player's.
 *
 * @param {number[]} colours
 * @param {number} seat
 */
function swapped(colours, seat) {
  const next = (colours[seat] % COLOURS.length) + 1;
  return colours.with(colours.indexOf(next), colours[seat]).with(seat, next);
}

/**
 * @param {string} name
 * @param {number} seat
 */
function nameOf(name, seat) {
  return name.trim() || say("player", { number: seat + 1 });
}

// --- during the game

/** @param {Pad} pad */
function drawPad(pad) {
  const last = endsThisYear(pad, known().limits);
  const limit = pad.extended ? known().limits.target : known().limits.reach;
  const cards = pad.players.map((player, seat) =>
    h(
      "section",
      { class: `panel c-seat ${player.colour}`, "aria-label": player.name },
      h("h2", {}, icon(`i-badge${player.colour[1]}`, `badge ${player.colour}`), player.name),
      h(
        "div",
        { class: "c-field" },
        h("span", {}, icon("i-vp"), " ", say("vp")),
        stepper(
          `vp-${seat}`,
          `${say("vp")}, ${player.name}`,
          player.vp,
          known().limits.vp,
          (value) => setPlayer(pad, seat, "vp", value),
          labels(),
        ),
      ),
      h(
        "div",
        { class: "c-field" },
        h("span", {}, icon("i-residual"), " ", say("residual")),
        stepper(
          `residual-${seat}`,
          `${say("residual")}, ${player.name}`,
          player.residual,
          known().limits.residual,
          (value) => setPlayer(pad, seat, "residual", value),
          labels(),
        ),
      ),
    ),
  );
  const end = () => {
    change(pad, last ? { phase: "end" } : { year: pad.year + 1 });
    scrollTo(0, 0);
    announce(last ? say("score-last") : say("year", { year: pad.year + 1 }));
  };
  show(
    h(
      "section",
      { class: "c-head winter" },
      h(
        "p",
        { class: "c-year" },
        icon("i-yearend"),
        h("b", {}, say("year", { year: pad.year })),
        h(
          "small",
          {},
          last ? say("score-last") : say(pad.extended ? "score-until-extended" : "score-until", { vp: limit }),
        ),
      ),
    ),
    h("div", { class: "c-seats" }, ...cards),
    stopPart(),
    h(
      "div",
      { class: "c-bar" },
      undoButton(pad),
      button(
        "next",
        "btn prim big",
        end,
        icon(last ? "u-trophy" : "i-yearend"),
        last ? say("score-finish") : say("next-year"),
      ),
    ),
  );
}
