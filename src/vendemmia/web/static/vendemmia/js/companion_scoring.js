// The score pad's arithmetic: the map, ranks and what decided them. The engine's standings are the measure.
export const TIE_BREAKS = ["vp", "lira", "wine", "grapes"];

// INF-5: who has strictly the most stars in each region; -1 for nobody.
export function regionHolders(regions, stars) {
  return regions.map((_, region) => {
    const counts = stars.map((own) => own[region] ?? 0);
    const most = Math.max(0, ...counts);
    return most > 0 && counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : -1;
  });
}

export function mapPoints(regions, stars) {
  const points = stars.map(() => 0);
  regionHolders(regions, stars).forEach((seat, region) => {
    if (seat >= 0) points[seat] += regions[region].vp;
  });
  return points;
}

function compared(one, other) {
  const key = TIE_BREAKS.find((name) => one[name] !== other[name]);
  return key ? other[key] - one[key] : 0;
}

// GAME-2: each player's rank, and for those with equal points what decided between them: "lira", "wine", "grapes", "shared".
export function standings(scores) {
  return scores.map((own, seat) => {
    const rank = 1 + scores.filter((other) => compared(own, other) > 0).length;
    const tied = scores.filter((other, place) => place !== seat && other.vp === own.vp);
    const keys = tied.map((other) => TIE_BREAKS.find((name) => other[name] !== own[name]) ?? "shared");
    const decided = ["shared", ...TIE_BREAKS.toReversed()].find((name) => keys.includes(name)) ?? "";
    return { seat, rank, decided, ...own };
  });
}

// Whether the game ends with this year: on the base board once somebody has reached the number, on the extended board if
// somebody has it when the year ends (GAME-1, TUS-10).
export function endsThisYear(pad, limits) {
  const most = Math.max(...pad.players.map((player) => (pad.extended ? player.vp : Math.max(player.vp, player.top))));
  return most >= (pad.extended ? limits.target : limits.reach);
}

// Change a number of a player within its bounds; `top` remembers the most points.
export function changed(player, key, value, limits) {
  const [least, most] = limits[key];
  const next = { ...player, [key]: Math.max(least, Math.min(most, Math.trunc(value) || 0)) };
  if (key === "vp") next.top = Math.max(next.top, next.vp);
  return next;
}
