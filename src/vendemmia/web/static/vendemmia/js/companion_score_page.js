// The score pad: points and residual payments during the game, then the end with ranks and tie-breaks.
import { stayAwake } from "./companion_awake.js";
import { announce, button, choice, h, icon, show, stepper, tick } from "./companion_dom.js";
import { changed, endsThisYear, mapPoints, regionHolders, standings, TIE_BREAKS } from "./companion_scoring.js";
import { load, newKey, save } from "./companion_store.js";
import { flush, send } from "./companion_sync.js";
import { known, say, signed } from "./companion_text.js";

const PAD = "score";
const MOST_UNDONE = 100;
let root = null;

const labels = () => ({ less: say("less"), more: say("more") });

export function drawScore(place) {
  root = place;
  stayAwake();
  draw();
}

// A pad for these players; the set-up helper makes one too.
export function newPad(names, modules) {
  const { floor } = known().limits;
  const players = names.map((name, seat) => ({
    name, colour: `p${seat + 1}`, vp: 0, top: 0, residual: 0, lira: 0, wine: 0, grapes: 0, stars: known().map.map(() => 0), floor,
  }));
  const extended = modules.includes("extended_board");
  return { key: newKey(), year: 1, phase: "play", extended, side2: modules.includes("structure_cards"), map: extended && names.length > 2, players, past: [] };
}

export function keepPad(pad) {
  save(PAD, pad);
}

function draw() {
  const pad = load(PAD, null);
  if (!pad) drawChoice();
  else if (pad.phase === "play") drawPad(pad);
  else drawEnd(pad);
}

// Every change can be undone, as long as the page is about the same game.
function change(pad, next) {
  const { past, ...before } = pad;
  const made = { ...before, ...next, past: [...past, before].slice(-MOST_UNDONE) };
  save(PAD, made);
  draw();
  return made;
}

function takeBack(pad) {
  const last = pad.past[pad.past.length - 1];
  save(PAD, { ...last, past: pad.past.slice(0, -1) });
  draw();
}

function setPlayer(pad, seat, key, value) {
  const players = pad.players.map((player, place) => (place === seat ? changed(player, key, value, known().limits) : player));
  change(pad, { players });
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
    return h("div", { class: `c-player p${seat + 1}` }, icon(`i-badge${seat + 1}`, `badge p${seat + 1}`),
      h("input", { id, class: "in", type: "text", maxlength: known().limits.name, value: wanted.names[seat] ?? "", placeholder: nameOf("", seat), "aria-label": nameOf("", seat), autocomplete: "off", on: { input: rename } }));
  });
  const begin = () => {
    const names = Array.from({ length: wanted.players }, (_, seat) => nameOf(wanted.names[seat] ?? "", seat));
    save(PAD, newPad(names, wanted.extended ? ["extended_board"] : []));
    draw();
  };
  show(root,
    h("section", { class: "panel" },
      h("p", { class: "lead" }, say("score-about")),
      choice("players", say("players"), numbers, wanted.players, set("players")),
      ...fields,
      tick("extended", say("board-extended"), "", wanted.extended, set("extended"))),
    h("div", { class: "c-bar" }, button("begin", "btn prim big", begin, icon("u-play"), say("score-start"))));
}

function nameOf(name, seat) {
  return name.trim() || say("player", { number: seat + 1 });
}

// --- during the game

function drawPad(pad) {
  const last = endsThisYear(pad, known().limits);
  const limit = pad.extended ? known().limits.target : known().limits.reach;
  const cards = pad.players.map((player, seat) => h("section", { class: `panel c-seat ${player.colour}`, "aria-label": player.name },
    h("h2", {}, icon(`i-badge${player.colour[1]}`, `badge ${player.colour}`), player.name),
    h("div", { class: "c-field" }, h("span", {}, icon("i-vp"), " ", say("vp")), stepper(`vp-${seat}`, `${say("vp")}, ${player.name}`, player.vp, known().limits.vp, (value) => setPlayer(pad, seat, "vp", value), labels())),
    h("div", { class: "c-field" }, h("span", {}, icon("i-residual"), " ", say("residual")), stepper(`residual-${seat}`, `${say("residual")}, ${player.name}`, player.residual, known().limits.residual, (value) => setPlayer(pad, seat, "residual", value), labels()))));
  const end = () => {
    change(pad, last ? { phase: "end" } : { year: pad.year + 1 });
    scrollTo(0, 0);
    announce(last ? say("score-last") : say("year", { year: pad.year + 1 }));
  };
  show(root,
    h("section", { class: "c-head winter" }, h("p", { class: "c-year" }, icon("i-yearend"), h("b", {}, say("year", { year: pad.year })), h("small", {}, last ? say("score-last") : say(pad.extended ? "score-until-extended" : "score-until", { vp: limit })))),
    h("div", { class: "c-seats" }, ...cards),
    stopPart(),
    h("div", { class: "c-bar" }, undoButton(pad), button("next", "btn prim big", end, icon(last ? "u-trophy" : "i-yearend"), last ? say("score-finish") : say("next-year"))));
}

function undoButton(pad) {
  const back = button("undo", "btn", () => takeBack(pad), icon("u-undo"), h("span", { class: "c-word" }, say("undo")));
  back.setAttribute("aria-label", say("undo"));
  back.disabled = !pad.past.length;
  return back;
}

function stopPart() {
  return h("p", {}, button("give-up", "btn", () => { save(PAD, null); draw(); }, icon("u-trash"), say("score-stop")));
}

// --- the end

// The regions of this map; side 1 of the board lacks one.
function regionsOf(pad) {
  return known().map.filter((region) => pad.side2 || !region.side2).map((region) => ({ ...region, place: known().map.indexOf(region) }));
}

function finalScores(pad) {
  const regions = pad.extended && pad.map ? regionsOf(pad) : [];
  const stars = pad.players.map((player) => regions.map((region) => player.stars[region.place]));
  const points = mapPoints(regions, stars);
  return pad.players.map(({ vp, lira, wine, grapes }, seat) => ({ vp: vp + points[seat], lira, wine, grapes, map: points[seat] }));
}

function drawEnd(pad) {
  const scores = finalScores(pad);
  const lines = standings(scores).sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  const winners = lines.filter((line) => line.rank === 1).map((line) => pad.players[line.seat].name);
  const title = winners.length > 1 ? say("score-shared", { players: winners.join(", ") }) : say("score-won", { player: winners[0] });
  const saved = pad.saved
    ? h("p", { class: "help", id: "result-saved" }, say("saved"))
    : button("save-result", "btn", () => saveResult(pad), icon("u-chart"), say("save-result"));
  show(root,
    h("section", { class: "panel c-over" }, h("h2", { id: "result" }, icon("u-trophy"), " ", title), standingTable(pad, lines, scores), decidedPart(lines, pad), h("p", { class: "go-row" }, saved)),
    pad.extended ? mapPart(pad) : null,
    ...pad.players.map((player, seat) => countPart(pad, player, seat)),
    stopPart(),
    h("div", { class: "c-bar" }, undoButton(pad), button("again", "btn prim big", () => { save(PAD, null); draw(); }, icon("u-replay"), say("score-again"))));
}

function standingTable(pad, lines, scores) {
  const heads = ["place", "name", ...TIE_BREAKS];
  const rows = lines.map((line) => h("tr", { class: pad.players[line.seat].colour },
    h("td", {}, String(line.rank)), h("th", { scope: "row" }, icon(`i-badge${pad.players[line.seat].colour[1]}`, `badge ${pad.players[line.seat].colour}`), " ", pad.players[line.seat].name),
    ...TIE_BREAKS.map((key) => h("td", {}, signed(line[key]), key === "vp" && scores[line.seat].map ? h("small", {}, ` ${say("of-map", { vp: scores[line.seat].map })}`) : null))));
  return h("div", { class: "c-sideways", tabindex: "0", role: "group", "aria-labelledby": "result" },
    h("table", { class: "c-table" }, h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, say(head))))), h("tbody", {}, ...rows)));
}

// Which tie-break decided, with the rule.
function decidedPart(lines, pad) {
  const notes = lines.filter((line) => line.decided).map((line) => say(`decided-${line.decided}`, { player: pad.players[line.seat].name, vp: line.vp }));
  const rule = h("a", { href: "/companion/ask?q=GAME-2" }, "GAME-2");
  return h("p", { class: "help" }, notes.length ? `${notes.join(" ")} ` : `${say("decided-vp")} `, rule);
}

function mapPart(pad) {
  const regions = regionsOf(pad);
  const stars = pad.players.map((player) => regions.map((region) => player.stars[region.place]));
  const holders = regionHolders(regions, stars);
  const setStar = (seat, place, value) => {
    const players = pad.players.map((player, other) => (other === seat ? { ...player, stars: player.stars.with(place, value) } : player));
    change(pad, { players });
  };
  const lines = regions.map((region, number) => h("fieldset", { class: "c-region" },
    h("legend", {}, h("b", {}, region.name), " ", say("region-vp", { vp: region.vp }), " · ", holders[number] < 0 ? say("region-nobody") : pad.players[holders[number]].name),
    ...pad.players.map((player, seat) => h("div", { class: "c-field" }, h("span", {}, icon(`i-badge${player.colour[1]}`, `badge ${player.colour}`), " ", player.name),
      stepper(`star-${region.id}-${seat}`, `${region.name}, ${player.name}`, player.stars[region.place], [0, known().stars], (value) => setStar(seat, region.place, value), labels())))));
  return h("details", { class: "panel", open: pad.map }, h("summary", {}, say("map")),
    tick("map_scoring", say("map-scoring"), "", pad.map, (on) => change(pad, { map: on })),
    tick("side2", say("structure-cards"), "", pad.side2, (on) => change(pad, { side2: on })),
    ...(pad.map ? lines : []));
}

function countPart(pad, player, seat) {
  return h("section", { class: `panel c-seat ${player.colour}`, "aria-label": player.name },
    h("h2", {}, icon(`i-badge${player.colour[1]}`, `badge ${player.colour}`), player.name),
    ...TIE_BREAKS.map((key) => h("div", { class: "c-field" }, h("span", {}, say(key)), stepper(`${key}-${seat}`, `${say(key)}, ${player.name}`, player[key], known().limits[key], (value) => setPlayer(pad, seat, key, value), labels()))));
}

async function saveResult(pad) {
  const scores = finalScores(pad);
  change(pad, { saved: true });
  await send("/companion/results", {
    key: pad.key, ended: new Date().toISOString(), extended: pad.extended, years: pad.year, level: "", automa: null,
    players: pad.players.map((player, seat) => ({ name: player.name, scores: TIE_BREAKS.map((key) => scores[seat][key]) })),
  });
  await flush();
}
