// The score pad's game in this browser: who plays, what has been entered, and how to take it back.
import { button, h, icon } from "../dom.js";
import { changed } from "./scoring.js";
import { load, newKey, save } from "../store.js";
import { known, say } from "../text.js";

const PAD = "score";
const MOST_UNDONE = 100;
let redraw = () => {};

/**
 * What shows a change.
 *
 * @param {() => void} react
 */
export function onChange(react) {
  redraw = react;
}

export function currentPad() {
  return load(PAD, null);
}

/**
 * A pad for these players, whose colours are those of their seats unless they chose others; the set-up helper makes one
 * too.
 *
 * @param {string[]} names
 * @param {string[]} modules
 * @param {number[]} [colours]
 * @returns {Pad}
 */
export function newPad(names, modules, colours = []) {
  const players = names.map((name, seat) => ({
    name,
    colour: `p${colours[seat] ?? seat + 1}`,
    vp: 0,
    top: 0,
    residual: 0,
    lira: 0,
    wine: 0,
    grapes: 0,
    stars: known().map.map(() => 0),
  }));
  const extended = modules.includes("extended_board");
  return {
    key: newKey(),
    year: 1,
    phase: "play",
    extended,
    side2: modules.includes("structure_cards"),
    map: extended && names.length > 2,
    players,
    past: [],
  };
}

/** @param {Pad} pad */
export function keepPad(pad) {
  save(PAD, pad);
}

// Forget the game; the page then asks for another one.
export function endPad() {
  save(PAD, null);
  redraw();
}

export const labels = () => ({ less: say("less"), more: say("more") });

/**
 * Every change can be undone, as long as the page is about the same game.
 *
 * @param {Pad} pad
 * @param {Partial<PadPage>} next
 * @returns {Pad}
 */
export function change(pad, next) {
  const { past, ...before } = pad;
  const made = { ...before, ...next, past: [...past, before].slice(-MOST_UNDONE) };
  save(PAD, made);
  redraw();
  return made;
}

/** @param {Pad} pad */
function takeBack(pad) {
  const last = pad.past[pad.past.length - 1];
  save(PAD, { ...last, past: pad.past.slice(0, -1) });
  redraw();
}

/**
 * @param {Pad} pad
 * @param {number} seat
 * @param {Counted} key
 * @param {number} value
 */
export function setPlayer(pad, seat, key, value) {
  const players = pad.players.map((player, place) =>
    place === seat ? changed(player, key, value, known().limits) : player,
  );
  change(pad, { players });
}

/** @param {Pad} pad */
export function undoButton(pad) {
  const back = button("undo", "btn", () => takeBack(pad), icon("u-undo"), h("span", { class: "c-word" }, say("undo")));
  back.setAttribute("aria-label", say("undo"));
  back.disabled = !pad.past.length;
  return back;
}

export function stopPart() {
  return h("p", {}, button("give-up", "btn", endPad, icon("u-trash"), say("score-stop")));
}
