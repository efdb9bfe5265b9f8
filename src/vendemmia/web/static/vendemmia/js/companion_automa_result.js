// What becomes of a finished game against the Automa: the campaign and the statistics.
import { currentOf, withResult } from "./companion_campaign.js";
import { GAME } from "./companion_automa_choice.js";
import { load, save } from "./companion_store.js";
import { flush, send } from "./companion_sync.js";
import { known, say, signed } from "./companion_text.js";

export function resultText(now) {
  const ahead = now.result === "loss" && now.vp > now.automaVp;
  return say(ahead ? "result-ahead" : `result-${now.result}`, { vp: signed(now.vp), automa: signed(now.automaVp) });
}

// A game of the campaign counts once, when it ends.
export function enterResult(game, now) {
  if (!game.campaign || game.entered) return;
  const kept = load("campaign", null);
  if (!kept || currentOf(kept.progress, known().campaign) !== game.plan.challenge) return;
  const progress = withResult(kept.progress, known().campaign, now.result);
  save("campaign", { ...kept, progress });
  game.entered = true;
  save(GAME, game);
  send("/companion/campaign/keep", { key: kept.key, progress });
}

// The last press is taken back: the campaign forgets the game.
export function withdrawResult(game) {
  const kept = load("campaign", null);
  game.entered = false;
  if (kept?.progress.games.at(-1)?.challenge !== game.plan.challenge) return; // Another campaign by now.
  const progress = { ...kept.progress, games: kept.progress.games.slice(0, -1) };
  save("campaign", { ...kept, progress });
  send("/companion/campaign/keep", { key: kept.key, progress });
}

// Add a game to the statistics, now or when the server can be reached.
export async function saveResult(game, now) {
  game.saved = true;
  save(GAME, game);
  await send("/companion/results", {
    key: game.key,
    ended: new Date().toISOString(),
    extended: game.plan.board === "extended",
    years: now.year,
    level: game.plan.level,
    automa: { vp: now.automaVp, result: now.result },
    players: [{ name: "", scores: [now.vp, 0, 0, 0] }],
  });
  await flush();
}
