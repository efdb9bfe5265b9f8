// The Automa at a real table. A game is a plan, the order of its cards and what was pressed; all else follows from these,
// so that undo takes back the last press. The rules are those of the engine: tests play the same cards with both.
const CARDS = 24;

/**
 * A plan says how this game is played, `bars` the actions of each card by season. Cards come as whole shuffled decks, one
 * after another: when the deck is empty, all cards are in the discard pile (AUT-5).
 *
 * @param {Plan} plan
 * @param {number} [tokens]
 * @returns {AutomaGame}
 */
export function newGame(plan, tokens = 0) {
  return { plan, tokens, cards: [], moves: [] };
}

/**
 * @param {number} count
 * @param {() => number} [random]
 */
export function shuffled(count, random = Math.random) {
  const order = Array.from({ length: count }, (_, number) => number);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/**
 * @param {AutomaGame} game
 * @param {number} place
 */
function cardAt(game, place) {
  while (game.cards.length <= place) game.cards.push(...shuffled(CARDS));
  return game.cards[place];
}

/**
 * AGG-1: the Automa's points in a year.
 *
 * @param {Plan} plan
 * @param {number} year
 */
function automaStart(plan, year) {
  return plan.markers.length ? plan.markers[Math.min(year, plan.markers.length) - 1] : plan.automa_vp;
}

/**
 * @param {AutomaGame} game
 * @returns {AutomaState}
 */
function begun(game) {
  const { plan } = game;
  return {
    year: 1,
    season: -1,
    next: "row",
    row: 0,
    glass: [...plan.glass],
    tokens: game.tokens,
    automaVp: automaStart(plan, 1),
    used: 0,
    usedBefore: 0,
    workers: [],
    before: [],
    drawn: [],
    placed: [],
    skipped: [],
    taken: [],
    log: [],
    vp: null,
    result: "",
  };
}

/**
 * The rows that may be chosen this year (AUT-3, DIFF-1, TSOLO-3).
 *
 * @param {Plan} plan
 * @param {AutomaState} now
 */
export function openRows(plan, now) {
  const all = plan.rows;
  if (!plan.late_row) return now.year > all.length || !now.glass.length ? all : now.glass;
  const others = all.filter((row) => row !== plan.late_row);
  if (now.year === 1) return others;
  if (now.row === plan.grape_row) return [plan.late_row];
  if (now.year > all.length) return others;
  const left = now.glass.filter((row) => row !== plan.late_row);
  if (left.length) return left;
  return now.glass.length ? now.glass : others;
}

/**
 * AUT-5 and DIFF-4: the cards of a season, from the same point again whenever a space turns out to be taken.
 *
 * @param {AutomaGame} game
 * @param {Bars} bars
 * @param {AutomaState} now
 */
function place(game, bars, now) {
  const { plan } = game;
  const season = plan.seasons[now.season];
  const busy = new Set([...now.before, ...now.taken]);
  now.workers = [...now.before];
  now.used = now.usedBefore;
  now.drawn = [];
  now.placed = [];
  now.skipped = [];
  const anyFree = () => bars.some((card) => card[season].some((action) => !busy.has(action)));
  while (now.workers.length < plan.most) {
    const card = cardAt(game, now.used);
    now.used += 1;
    now.drawn.push(card);
    for (const action of bars[card][season]) {
      if (busy.has(action)) now.skipped.push(action);
      else if (now.workers.length < plan.most) {
        busy.add(action);
        now.workers.push(action);
        now.placed.push(action);
      }
    }
    if (now.placed.length >= plan.least || !anyFree()) return;
  }
}

/**
 * @param {AutomaGame} game
 * @param {AutomaState} now
 * @returns {LogLine}
 */
function seasonLine(game, now) {
  const { drawn, placed, skipped } = now;
  return { year: now.year, do: "deal", season: game.plan.seasons[now.season], drawn, placed, skipped };
}

/**
 * The points of the map: strictly more stars than the other (INF-5, TSOLO-1).
 *
 * @param {Plan["regions"]} regions
 * @param {number[]} stars
 */
export function mapAgainstAutoma(regions, stars) {
  const points = { own: 0, automa: 0 };
  regions.forEach((region, number) => {
    const own = stars[number] ?? 0;
    if (own > region.automa) points.own += region.vp;
    else if (region.automa > own) points.automa += region.vp;
  });
  return points;
}

/**
 * The end of a year, and of the game (AUT-7, AGG-1, CAMP-4, CAMP-7).
 *
 * @param {Plan} plan
 * @param {AutomaState} now
 * @param {YearEnd} move
 */
function endYear(plan, now, move) {
  const last = now.year >= plan.years;
  let vp = move.vp ?? 0;
  if (last) vp += (move.medium ?? 0) * plan.medium_vp + (move.large ?? 0) * plan.large_vp;
  const behind = plan.markers.length > 0 && vp <= now.automaVp;
  const tooFew = plan.workers_by === now.year && !move.six;
  if (last && plan.regions.length) {
    const map = mapAgainstAutoma(plan.regions, move.stars ?? []);
    vp += map.own;
    now.automaVp += map.automa;
  }
  now.vp = asksVp(plan, now.year) ? vp : null;
  now.log.push({ year: now.year, do: "end", vp: now.vp });
  if (behind || tooFew || last) {
    now.next = "over";
    if (behind || tooFew || vp < now.automaVp) now.result = "loss";
    else now.result = vp > now.automaVp ? "win" : "draw";
    now.vp = vp;
    return;
  }
  now.year += 1;
  now.season = -1;
  now.next = "row";
  now.workers = [];
  now.drawn = [];
  now.placed = [];
  now.skipped = [];
  now.taken = [];
  now.automaVp = automaStart(plan, now.year);
}

/**
 * Whether the end of this year needs the player's points.
 *
 * @param {Plan} plan
 * @param {number} year
 */
export function asksVp(plan, year) {
  return plan.markers.length > 0 || year >= plan.years || plan.workers_by === year;
}

/**
 * @param {AutomaGame} game
 * @param {Bars} bars
 * @param {AutomaState} now
 * @param {Press} move
 */
function carryOut(game, bars, now, move) {
  const { plan } = game;
  if (move.do === "row") {
    now.row = move.row;
    now.glass = now.glass.filter((row) => row !== move.row);
    if (plan.tokens_usable) now.tokens += 1;
    now.log.push({ year: now.year, do: "row", row: move.row });
    now.next = "deal";
  } else if (move.do === "deal") {
    now.season += 1;
    now.before = now.workers;
    now.usedBefore = now.used;
    now.taken = [];
    place(game, bars, now);
    now.log.push(seasonLine(game, now));
    now.next = now.season + 1 < plan.seasons.length ? "deal" : "end";
  } else if (move.do === "taken") {
    const others = now.taken.filter((action) => action !== move.action);
    now.taken = others.length < now.taken.length ? others : [...others, move.action];
    place(game, bars, now);
    now.log[now.log.length - 1] = seasonLine(game, now);
  } else if (move.do === "spend") now.tokens -= 1;
  else if (move.do === "end") endYear(plan, now, move);
}

/**
 * Where the game is after all that was pressed.
 *
 * @param {AutomaGame} game
 * @param {Bars} bars
 */
export function replay(game, bars) {
  const now = begun(game);
  for (const move of game.moves) carryOut(game, bars, now, move);
  return now;
}

/**
 * @param {number | undefined} value
 * @param {number} least
 * @param {number} most
 */
const isCount = (value, least, most) =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most;

/**
 * @param {AutomaGame} game
 * @param {Bars} bars
 * @param {Press} move
 */
function isLegal(game, bars, move) {
  const { plan } = game;
  const now = replay(game, bars);
  if (now.next === "over") return false;
  if (move.do === "row") return now.next === "row" && openRows(plan, now).includes(move.row);
  if (move.do === "deal") return now.next === "deal";
  if (move.do === "taken") {
    return now.season >= 0 && (now.taken.includes(move.action) || now.placed.includes(move.action));
  }
  if (move.do === "spend") return plan.tokens_usable && now.tokens > 0;
  if (move.do !== "end" || now.next !== "end") return false;
  return !asksVp(plan, now.year) || isCount(move.vp, plan.vp_floor, 999);
}

/**
 * One more press; false if the rules do not allow it now, and then nothing changes.
 *
 * @param {AutomaGame} game
 * @param {Bars} bars
 * @param {Press} move
 */
export function press(game, bars, move) {
  if (!isLegal(game, bars, move)) return false;
  game.moves.push(move);
  replay(game, bars);
  return true;
}

/** @param {AutomaGame} game */
export function undo(game) {
  game.moves.pop();
}
