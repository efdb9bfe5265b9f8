// The campaign played at the table, in the form of the digital one (CAMP-1, CAMP-10).

/**
 * @param {string} level
 * @param {boolean} aggressive
 * @returns {Campaign}
 */
export function startCampaign(level, aggressive) {
  return { format: "vendemmia-campaign/1", level, aggressive, games: [], skipped: [] };
}

/**
 * The challenges to win, in order. `facts` comes from the engine.
 *
 * @param {Campaign} campaign
 * @param {CampaignFacts} facts
 */
export function challengesOf(campaign, facts) {
  const left = [...campaign.skipped, ...(campaign.aggressive ? facts.skipped : [])];
  return facts.numbers.filter((number) => !left.includes(number));
}

/**
 * The first challenge that is not won yet; 0 if the campaign is finished.
 *
 * @param {Campaign} campaign
 * @param {CampaignFacts} facts
 */
export function currentOf(campaign, facts) {
  const won = campaign.games.filter((game) => game.result === "win").map((game) => game.challenge);
  return challengesOf(campaign, facts).find((number) => !won.includes(number)) ?? 0;
}

/**
 * Bonus-action tokens of the next game: one for each game of this challenge that was not won.
 *
 * @param {Campaign} campaign
 * @param {CampaignFacts} facts
 */
export function tokensOf(campaign, facts) {
  const current = currentOf(campaign, facts);
  const games = campaign.games.filter((game) => game.challenge === current).length;
  return current ? Math.min(games, facts.most_tokens) : 0;
}

/**
 * @param {Campaign} campaign
 * @param {CampaignFacts} facts
 */
export function maySkip(campaign, facts) {
  return campaign.aggressive && facts.may_skip.includes(currentOf(campaign, facts));
}

/**
 * @param {Campaign} campaign
 * @param {CampaignFacts} facts
 * @param {Result} result
 * @returns {Campaign}
 */
export function withResult(campaign, facts, result) {
  const challenge = currentOf(campaign, facts);
  return challenge ? { ...campaign, games: [...campaign.games, { challenge, result }] } : campaign;
}

/**
 * @param {Campaign} campaign
 * @param {CampaignFacts} facts
 * @returns {Campaign}
 */
export function skipCurrent(campaign, facts) {
  if (!maySkip(campaign, facts)) return campaign;
  return { ...campaign, skipped: [...campaign.skipped, currentOf(campaign, facts)] };
}
