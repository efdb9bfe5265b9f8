// The score pad: points and residual payments during the game; its end is in a module of its own.
import { stayAwake } from "./companion_awake.js";
import { announce, button, choice, h, icon, show, stepper, tick } from "./companion_dom.js";
import {
  change,
  currentPad,
  keepPad,
  labels,
  newPad,
  onChange,
  setPlayer,
  stopPart,
  undoButton,
} from "./companion_pad.js";
import { drawEnd } from "./companion_score_end.js";
import { endsThisYear } from "./companion_scoring.js";
import { load, save } from "./companion_store.js";
import { known, say } from "./companion_text.js";

let root = null;

export function drawScore(place) {
  root = place;
  onChange(draw);
  stayAwake();
  draw();
}

function draw() {
  const pad = currentPad();
  if (!pad) drawChoice();
  else if (pad.phase === "play") drawPad(pad);
  else drawEnd(root, pad);
}

// --- choosing players

function usualChoice() {
  return { players: 2, extended: false, names: [] };
}

function drawChoice() {
  const wanted = load("score-choice", usualChoice());
  const set = (key) => (value) => {
    save("score-choice", { ...wanted, [key]: value });
    draw();
  };
  const numbers = known().limits.players.map((number) => [number, String(number)]);
  const fields = Array.from({ length: wanted.players }, (_, seat) => {
    const id = `name-${seat + 1}`;
    const rename = ({ target }) => {
      const names = [...wanted.names];
      names[seat] = target.value;
      wanted.names = names;
      save("score-choice", wanted);
    };
    return h(
      "div",
      { class: `c-player p${seat + 1}` },
      icon(`i-badge${seat + 1}`, `badge p${seat + 1}`),
      h("input", {
        id,
        class: "in",
        type: "text",
        maxlength: known().limits.name,
        value: wanted.names[seat] ?? "",
        placeholder: nameOf("", seat),
        "aria-label": nameOf("", seat),
        autocomplete: "off",
        on: { input: rename },
      }),
    );
  });
  const begin = () => {
    const names = Array.from({ length: wanted.players }, (_, seat) => nameOf(wanted.names[seat] ?? "", seat));
    keepPad(newPad(names, wanted.extended ? ["extended_board"] : []));
    draw();
  };
  show(
    root,
    h(
      "section",
      { class: "panel" },
      h("p", { class: "lead" }, say("score-about")),
      choice("players", say("players"), numbers, wanted.players, set("players")),
      ...fields,
      tick("extended", say("board-extended"), "", wanted.extended, set("extended")),
    ),
    h("div", { class: "c-bar" }, button("begin", "btn prim big", begin, icon("u-play"), say("score-start"))),
  );
}

function nameOf(name, seat) {
  return name.trim() || say("player", { number: seat + 1 });
}

// --- during the game

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
    root,
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
