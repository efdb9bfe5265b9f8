// Where on the table something of the reader's own happens: the element that an event has changed, as far as it is in sight.
import { find, findAll } from "../shared/elements.js";
import { isSeen } from "./flights.js";

/** The class of the reader's own seat. */
const ownClass = () => find("#table")?.className.match(/p\d/)?.[0] ?? "p1";

/**
 * The first of several elements that is in sight.
 *
 * @param {string[]} selectors
 */
const seenOf = (...selectors) => {
  for (const selector of selectors) {
    const found = findAll(selector, Element).find(isSeen);
    if (found) return found;
  }
  return null;
};

const prompt = () => seenOf("#prompt", "#table") ?? document.body;
const purse = () => seenOf(".mystat .n-lira", ".mine-now .amt", ".vineyard .n-lira") ?? prompt();
const crew = () => seenOf(".vineyard .crew", "#prompt .workers", "label[for=tab-vineyard]") ?? prompt();
const hand = () => seenOf(".hand .cards-grid", ".hand", "label[for=tab-hand]") ?? prompt();
const estate = () => seenOf(".vineyard", "label[for=tab-vineyard]") ?? prompt();

/** @param {string} deck */
const deckOf = (deck) => seenOf(`.decks li:has([href$="#i-card-${deck}"])`, ".decks", ".board", ".tboard") ?? prompt();

/** @param {string} zoom */
const cardOf = (zoom) => seenOf(`.hand [data-zoom="${zoom}"]`);

/** @param {string} zoom */
const vineOf = (zoom) => seenOf(`.vineyard .vine[data-zoom="${zoom}"]`, ".vineyard .fields") ?? estate();

/** @param {number} value */
const fieldOf = (value) => seenOf(`.vineyard [data-field="${value}"]`, ".vineyard .fields") ?? estate();

/**
 * @param {string} thing
 * @param {string} zoom
 */
const buildingOf = (thing, zoom) =>
  (zoom
    ? seenOf(`.vineyard .stcard[data-zoom="${zoom}"]`, ".vineyard .mat")
    : seenOf(`.vineyard .stc:has([popovertarget$="-${thing}"], [value="structure:${thing}"])`)) ?? estate();

/**
 * A cell of the crush pad or of the cellar.
 *
 * @param {"grape" | "wine"} kind
 * @param {string} thing
 * @param {number} value
 */
const cellOf = (kind, thing, value) =>
  seenOf(`.vineyard .pad tr.${kind}.${thing} > :nth-child(${value + 1})`, ".vineyard .pad") ?? estate();

/** @param {string} at */
const spaceOf = (at) => {
  const [action] = at.split(":");
  const piece = findAll(`.piece.${ownClass()}[data-at="${at}"]`, SVGElement).find((each) => isSeen(each.parentElement));
  return piece?.closest(".slot, .tiny, .tk") ?? seenOf(`#tile-${action.replaceAll("_", "-")}`) ?? prompt();
};

/** @param {string} region */
const regionOf = (region) => seenOf(`.map li.${region}`, ".map") ?? prompt();
const rooster = () => seenOf(`.rooster.${ownClass()}`, ".wake", ".tcol") ?? prompt();
const walker = () => seenOf(`.goer.${ownClass()}`);

/** @param {string} kind */
const counterOf = (kind) => seenOf(`.vineyard .n-${kind}`, `.mystat .n-${kind}`) ?? estate();
const calendar = () => seenOf(".ribbon", ".season.now", ".skyline") ?? prompt();
const played = () => seenOf(".onstage .zc", ".inplay", "#prompt") ?? prompt();
const automa = () => seenOf(".auto", ".side") ?? prompt();

// All of them together, as motions name them.
export const at = {
  ownClass,
  seenOf,
  prompt,
  purse,
  crew,
  hand,
  deckOf,
  cardOf,
  vineOf,
  fieldOf,
  buildingOf,
  cellOf,
  spaceOf,
  regionOf,
  rooster,
  walker,
  counterOf,
  calendar,
  played,
  automa,
};
