// The score pad's arithmetic: the map, ranks and what decided them. The engine's standings are the measure.

/** @type {TieBreak[]} */
export const TIE_BREAKS = ["vp", "lira", "wine", "grapes"];

/**
 * What decides between players with equal points, the last first.
 *
 * @type {(TieBreak | "shared")[]}
 */
const DECIDING = ["shared", "grapes", "wine", "lira", "vp"];

/**
 * INF-5: the player with strictly the most stars in each region; -1 for none.
 *
 * @param {unknown[]} regions
 * @param {number[][]} stars
 */
export function regionHolders(regions, stars) {
  return regions.map((_, region) => {
    const counts = stars.map((own) => own[region] ?? 0);
    const most = Math.max(0, ...counts);
    return most > 0 && counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : -1;
  });
}

/**
 * @param {{ vp: number }[]} regions
 * @param {number[][]} stars
 */
export function mapPoints(regions, stars) {
  const points = stars.map(() => 0);
  regionHolders(regions, stars).forEach((seat, region) => {
    if (seat >= 0) points[seat] += regions[region].vp;
  });
  return points;
}

/**
 * @param {Record<TieBreak, number>} one
 * @param {Record<TieBreak, number>} other
 */
function compared(one, other) {
  const key = TIE_BREAKS.find((name) => one[name] !== other[name]);
  return key ? other[key] - one[key] : 0;
}

/**
 * GAME-2: each player's rank, and for those with equal points what decided between them: "lira", "wine", "grapes", "shared".
 *
 * @param {Record<TieBreak, number>[]} scores
 * @returns {Standing[]}
 */
export function standings(scores) {
  return scores.map((own, seat) => {
    const rank = 1 + scores.filter((other) => compared(own, other) > 0).length;
    const tied = scores.filter((other, place) => place !== seat && other.vp === own.vp);
    const keys = tied.map((other) => TIE_BREAKS.find((name) => other[name] !== own[name]) ?? "shared");
    const decided = DECIDING.find((name) => keys.includes(name)) ?? "";
    return { seat, rank, decided, ...own };
  });
}

/**
 * Whether the game ends with this year: on the base board once a player has reached the number, on the extended board if
 * a player has it when the year ends (GAME-1, TUS-10).
 *
 * @param {Pick<PadPage, "extended" | "players">} pad
 * @param {Pick<Limits, "reach" | "target">} limits
 */
export function endsThisYear(pad, limits) {
  const most = Math.max(...pad.players.map((player) => (pad.extended ? player.vp : Math.max(player.vp, player.top))));
  return most >= (pad.extended ? limits.target : limits.reach);
}

/**
 * Change a number of a player within its bounds; `top` remembers the most points.
 *
 * @param {PadPlayer} player
 * @param {Counted} key
 * @param {number} value
 * @param {Record<Counted, Bounds>} limits
 */
export function changed(player, key, value, limits) {
  const [least, most] = limits[key];
  const next = { ...player, [key]: Math.max(least, Math.min(most, Math.trunc(value) || 0)) };
  if (key === "vp") next.top = Math.max(next.top, next.vp);
  return next;
}
