// What becomes of a finished game against the Automa: the campaign and the statistics.
import { currentOf, withResult } from "../campaign/progress.js";
import { addresses } from "../addresses.js";
import { GAME } from "./choice.js";
import { load, newKey, save } from "../store.js";
import { flush, send } from "../sync.js";
import { known, say, signed } from "../text.js";

/** @param {AutomaState} now */
export function resultText(now) {
  const vp = now.vp ?? 0;
  const ahead = now.result === "loss" && vp > now.automaVp;
  return say(ahead ? "result-ahead" : `result-${now.result}`, { vp: signed(vp), automa: signed(now.automaVp) });
}

/**
 * A game of the campaign counts once, when it ends.
 *
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
export function enterResult(game, now) {
  if (!game.campaign || game.entered || !now.result) return;
  const kept = load("campaign", null);
  if (!kept || currentOf(kept.progress, known().campaign) !== game.plan.challenge) return;
  const progress = withResult(kept.progress, known().campaign, now.result);
  save("campaign", { ...kept, progress });
  game.entered = true;
  save(GAME, game);
  send(addresses().keepCampaign, { key: kept.key, progress });
}

/**
 * The last press is taken back: the campaign forgets the game.
 *
 * @param {AutomaGame} game
 */
export function withdrawResult(game) {
  const kept = load("campaign", null);
  game.entered = false;
  if (!kept || kept.progress.games.at(-1)?.challenge !== game.plan.challenge) return; // Another campaign by now.
  const progress = { ...kept.progress, games: kept.progress.games.slice(0, -1) };
  save("campaign", { ...kept, progress });
  send(addresses().keepCampaign, { key: kept.key, progress });
}

/**
 * Add a game to the statistics, now or when the server can be reached.
 *
 * @param {AutomaGame} game
 * @param {AutomaState} now
 */
export async function saveResult(game, now) {
  game.saved = true;
  save(GAME, game);
  await send(addresses().results, {
    key: game.key ?? newKey(),
    ended: new Date().toISOString(),
    extended: game.plan.board === "extended",
    years: now.year,
    level: game.plan.level,
    automa: { vp: now.automaVp, result: now.result },
    players: [{ name: "", scores: [now.vp ?? 0, 0, 0, 0] }],
  });
  await flush();
}
