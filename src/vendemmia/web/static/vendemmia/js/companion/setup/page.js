// The set-up helper: players and modules in, pieces and steps out, and random picks.
import { addresses, askAddress } from "../addresses.js";
import { button, choice, h, icon, show, tick } from "../dom.js";
import { keepPad, newPad } from "../score/pad.js";
import { pick } from "./picks.js";
import { load, save } from "../store.js";
import { known, say } from "../text.js";

const CHOICE = "setup";

export function drawSetup() {
  draw();
}

function draw() {
  const wanted = load(CHOICE, { players: 2, advanced: false, modules: [], picked: null, done: [] });
  /**
   * @template {keyof SetupChoice} K
   * @param {K} key
   * @param {SetupChoice[K]} value
   */
  const set = (key, value) => {
    save(CHOICE, { ...wanted, picked: null, done: [], [key]: value });
    draw();
  };
  const { setup, modules } = known();
  const game = setup.games.find(
    (one) =>
      one.players === wanted.players &&
      one.advanced === wanted.advanced &&
      one.modules.join() === wanted.modules.join(),
  );
  if (!game) throw new Error(`There is no set-up of ${JSON.stringify(wanted)}.`);
  /** @type {[value: number, text: string][]} */
  const numbers = [...new Set(setup.games.map((one) => one.players))].map((number) => [number, String(number)]);
  const ticks = modules.map((module) =>
    tick(`module-${module.id}`, module.name, "", wanted.modules.includes(module.id), (on) => {
      const chosen = modules.map((one) => one.id).filter((id) => (id === module.id ? on : wanted.modules.includes(id)));
      set("modules", chosen);
    }),
  );
  const roll = () => {
    save(CHOICE, { ...wanted, picked: pick({ mamas: setup.mamas, papas: setup.papas, ...game }, wanted.players) });
    draw();
  };
  show(
    h(
      "section",
      { class: "panel" },
      choice("players", say("players"), numbers, wanted.players, (value) => set("players", value)),
      ...ticks,
      tick("advanced", say("advanced"), say("advanced-text"), wanted.advanced, (on) => set("advanced", on)),
    ),
    wanted.picked ? pickedPart(wanted.picked, wanted.players) : null,
    stepsPart(wanted, game),
    piecesPart(game),
    h("p", { class: "go-row" }, onward(wanted)),
    h("div", { class: "c-bar" }, button("roll", "btn prim big", roll, icon("u-dice"), say("setup-roll"))),
  );
}

/**
 * @param {number} seat
 * @param {number} players
 */
function playerName(seat, players) {
  return players === 1 ? say("you") : say("player", { number: seat + 1 });
}

/**
 * @param {Picked} picked
 * @param {number} players
 */
function pickedPart(picked, players) {
  const names = (/** @type {"mama" | "papa"} */ kind, /** @type {string[]} */ ids) =>
    ids.map((id) => known().parents[kind][id]).join(" / ");
  const lines = picked.mamas.map((mamas, seat) =>
    h(
      "li",
      { class: `p${seat + 1}` },
      icon(`i-badge${seat + 1}`, `badge p${seat + 1}`),
      h("b", {}, playerName(seat, players)),
      players > 1 && picked.first === seat
        ? h("span", { class: "c-first" }, icon("i-grape-token"), say("setup-first"))
        : null,
      h("span", {}, `${names("mama", mamas)} + ${names("papa", picked.papas[seat])}`),
    ),
  );
  const specials = picked.specials.map((id) => known().workers[id]).join(", ");
  return h(
    "section",
    { class: "panel", "aria-labelledby": "h-picked" },
    h("h2", { id: "h-picked" }, say("setup-picked")),
    h("ul", { class: "c-picked" }, ...lines),
    specials ? h("p", { class: "lead" }, say("setup-specials", { workers: specials })) : null,
  );
}

/**
 * @param {SetupChoice} wanted
 * @param {SetUp} game
 */
function stepsPart(wanted, game) {
  const steps = game.steps.map((place, number) => {
    const step = known().setup.steps[place];
    const done = (/** @type {boolean} */ on) =>
      save(CHOICE, {
        ...load(CHOICE, wanted),
        done: on ? [...load(CHOICE, wanted).done, number] : load(CHOICE, wanted).done.filter((one) => one !== number),
      });
    return h(
      "li",
      {},
      tick(`step-${number}`, "", step.text, wanted.done.includes(number), done),
      h("span", { class: "c-rules" }, ...step.rules.map((rule) => h("a", { href: askAddress(rule) }, rule))),
    );
  });
  return h(
    "section",
    { class: "panel", "aria-labelledby": "h-steps" },
    h("h2", { id: "h-steps" }, say("setup-steps")),
    h("ol", { class: "c-steps" }, ...steps),
  );
}

/** @param {SetUp} game */
function piecesPart(game) {
  return h(
    "details",
    { class: "panel" },
    h("summary", {}, say("setup-pieces")),
    h(
      "ul",
      { class: "c-pieces" },
      ...game.pieces.map(([name, count]) => h("li", {}, h("b", {}, String(count)), ` ${name}`)),
    ),
  );
}

/** @param {SetupChoice} wanted */
function onward(wanted) {
  if (wanted.players === 1) return h("a", { class: "btn", href: addresses().automa }, icon("i-automa"), say("automa"));
  const go = () => {
    const names = Array.from({ length: wanted.players }, (_, seat) => playerName(seat, wanted.players));
    keepPad(newPad(names, wanted.modules));
    location.href = addresses().score;
  };
  return button("to-score", "btn", go, icon("i-vp"), say("setup-score"));
}
