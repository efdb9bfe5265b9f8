// The end of a game on the score pad: the map, ranks, what decided them, and the statistics.
import { addresses, askAddress } from "../addresses.js";
import { button, h, icon, show, stepper, tick } from "../dom.js";
import { change, endPad, labels, setPlayer, stopPart, undoButton } from "./pad.js";
import { mapPoints, regionHolders, standings, TIE_BREAKS } from "./scoring.js";
import { flush, send } from "../sync.js";
import { known, say, signed } from "../text.js";

/**
 * The regions of this map; side 1 of the board lacks one.
 *
 * @param {Pad} pad
 */
function regionsOf(pad) {
  return known()
    .map.filter((region) => pad.side2 || !region.side2)
    .map((region) => ({ ...region, place: known().map.indexOf(region) }));
}

/**
 * @param {Pad} pad
 * @returns {Score[]}
 */
function finalScores(pad) {
  const regions = pad.extended && pad.map ? regionsOf(pad) : [];
  const stars = pad.players.map((player) => regions.map((region) => player.stars[region.place]));
  const points = mapPoints(regions, stars);
  return pad.players.map(({ vp, lira, wine, grapes }, seat) => ({
    vp: vp + points[seat],
    lira,
    wine,
    grapes,
    map: points[seat],
  }));
}

/** @param {Pad} pad */
export function drawEnd(pad) {
  const scores = finalScores(pad);
  const lines = standings(scores).sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  const winners = lines.filter((line) => line.rank === 1).map((line) => pad.players[line.seat].name);
  const title =
    winners.length > 1
      ? say("score-shared", { players: winners.join(", ") })
      : say("score-won", { player: winners[0] });
  const saved = pad.saved
    ? h("p", { class: "help", id: "result-saved" }, say("saved"))
    : button("save-result", "btn", () => saveResult(pad), icon("u-chart"), say("save-result"));
  show(
    h(
      "section",
      { class: "panel c-over" },
      h("h2", { id: "result" }, icon("u-trophy"), " ", title),
      standingTable(pad, lines, scores),
      decidedPart(lines, pad),
      h("p", { class: "go-row" }, saved),
    ),
    pad.extended ? mapPart(pad) : null,
    ...pad.players.map((player, seat) => countPart(pad, player, seat)),
    stopPart(),
    h(
      "div",
      { class: "c-bar" },
      undoButton(pad),
      button("again", "btn prim big", endPad, icon("u-replay"), say("score-again")),
    ),
  );
}

/**
 * @param {Pad} pad
 * @param {Standing[]} lines
 * @param {Score[]} scores
 */
function standingTable(pad, lines, scores) {
  const heads = ["place", "name", ...TIE_BREAKS];
  const rows = lines.map((line) =>
    h(
      "tr",
      { class: pad.players[line.seat].colour },
      h("td", {}, String(line.rank)),
      h(
        "th",
        { scope: "row" },
        icon(`i-badge${pad.players[line.seat].colour[1]}`, `badge ${pad.players[line.seat].colour}`),
        " ",
        pad.players[line.seat].name,
      ),
      ...TIE_BREAKS.map((key) =>
        h(
          "td",
          {},
          signed(line[key]),
          key === "vp" && scores[line.seat].map
            ? h("small", {}, ` ${say("of-map", { vp: scores[line.seat].map })}`)
            : null,
        ),
      ),
    ),
  );
  return h(
    "div",
    { class: "c-sideways", tabindex: "0", role: "group", "aria-labelledby": "result" },
    h(
      "table",
      { class: "c-table" },
      h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, say(head))))),
      h("tbody", {}, ...rows),
    ),
  );
}

/**
 * Which tie-break decided, with the rule.
 *
 * @param {Standing[]} lines
 * @param {Pad} pad
 */
function decidedPart(lines, pad) {
  const notes = lines
    .filter((line) => line.decided)
    .map((line) => say(`decided-${line.decided}`, { player: pad.players[line.seat].name, vp: line.vp }));
  const rule = h("a", { href: askAddress("GAME-2") }, "GAME-2");
  return h("p", { class: "help" }, notes.length ? `${notes.join(" ")} ` : `${say("decided-vp")} `, rule);
}

/** @param {Pad} pad */
function mapPart(pad) {
  const regions = regionsOf(pad);
  const stars = pad.players.map((player) => regions.map((region) => player.stars[region.place]));
  const holders = regionHolders(regions, stars);
  const setStar = (/** @type {number} */ seat, /** @type {number} */ place, /** @type {number} */ value) => {
    const players = pad.players.map((player, other) =>
      other === seat ? { ...player, stars: player.stars.with(place, value) } : player,
    );
    change(pad, { players });
  };
  const lines = regions.map((region, number) =>
    h(
      "fieldset",
      { class: "c-region" },
      h(
        "legend",
        {},
        h("b", {}, region.name),
        " ",
        say("region-vp", { vp: region.vp }),
        " · ",
        holders[number] < 0 ? say("region-nobody") : pad.players[holders[number]].name,
      ),
      ...pad.players.map((player, seat) =>
        h(
          "div",
          { class: "c-field" },
          h("span", {}, icon(`i-badge${player.colour[1]}`, `badge ${player.colour}`), " ", player.name),
          stepper(
            `star-${region.id}-${seat}`,
            `${region.name}, ${player.name}`,
            player.stars[region.place],
            [0, known().stars],
            (value) => setStar(seat, region.place, value),
            labels(),
          ),
        ),
      ),
    ),
  );
  return h(
    "details",
    { class: "panel", open: pad.map },
    h("summary", {}, say("map")),
    tick("map_scoring", say("map-scoring"), "", pad.map, (on) => change(pad, { map: on })),
    tick("side2", say("structure-cards"), "", pad.side2, (on) => change(pad, { side2: on })),
    ...(pad.map ? lines : []),
  );
}

/**
 * @param {Pad} pad
 * @param {PadPlayer} player
 * @param {number} seat
 */
function countPart(pad, player, seat) {
  return h(
    "section",
    { class: `panel c-seat ${player.colour}`, "aria-label": player.name },
    h("h2", {}, icon(`i-badge${player.colour[1]}`, `badge ${player.colour}`), player.name),
    ...TIE_BREAKS.map((key) =>
      h(
        "div",
        { class: "c-field" },
        h("span", {}, say(key)),
        stepper(
          `${key}-${seat}`,
          `${say(key)}, ${player.name}`,
          player[key],
          known().limits[key],
          (value) => setPlayer(pad, seat, key, value),
          labels(),
        ),
      ),
    ),
  );
}

/** @param {Pad} pad */
async function saveResult(pad) {
  const scores = finalScores(pad);
  change(pad, { saved: true });
  await send(addresses().results, {
    key: pad.key,
    ended: new Date().toISOString(),
    extended: pad.extended,
    years: pad.year,
    level: "",
    automa: null,
    players: pad.players.map((player, seat) => ({
      name: player.name,
      scores: TIE_BREAKS.map((key) => scores[seat][key]),
    })),
  });
  await flush();
}
