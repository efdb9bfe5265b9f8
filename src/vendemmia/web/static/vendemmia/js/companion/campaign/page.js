// The campaign at the table: eight challenges with what is different, and how far this player has come.
import { addresses, askAddress } from "../addresses.js";
import { startChallenge } from "../automa/choice.js";
import { challengesOf, currentOf, maySkip, skipCurrent, startCampaign, tokensOf } from "./progress.js";
import { button, choice, h, icon, show, tick } from "../dom.js";
import { load, newKey, save } from "../store.js";
import { kept, send, waiting } from "../sync.js";
import { known, levelOf, say } from "../text.js";

const CAMPAIGN = "campaign";

export async function drawCampaign() {
  draw();
  if (load(CAMPAIGN, null) || waiting()) return;
  const saved = await kept();
  if (!saved?.campaign || load(CAMPAIGN, null)) return;
  save(CAMPAIGN, saved.campaign);
  draw();
}

/** @param {KeptCampaign} campaign */
function keep(campaign) {
  save(CAMPAIGN, campaign);
  send(addresses().keepCampaign, campaign);
  draw();
}

function draw() {
  const campaign = load(CAMPAIGN, null);
  if (campaign) drawProgress(campaign);
  else drawStart();
}

function drawStart() {
  const wanted = load("campaign-choice", { level: "normal", aggressive: false });
  const { levels, campaign: facts } = known();
  const set = (/** @type {"level" | "aggressive"} */ key) => (/** @type {string | boolean} */ value) => {
    save("campaign-choice", { ...wanted, [key]: value });
    draw();
  };
  const mayBeAggressive = facts.aggressive_levels.includes(wanted.level);
  const begin = () =>
    keep({ key: newKey(), progress: startCampaign(wanted.level, wanted.aggressive && mayBeAggressive) });
  show(
    h(
      "section",
      { class: "panel" },
      h("p", { class: "lead" }, say("campaign-about")),
      choice(
        "level",
        say("level"),
        levels.map((one) => [one.id, one.name]),
        wanted.level,
        set("level"),
      ),
      h("p", { class: "help" }, levelOf(wanted.level).text),
      mayBeAggressive
        ? tick("aggressive", known().aggressive.name, known().aggressive.text, wanted.aggressive, set("aggressive"))
        : null,
    ),
    h("div", { class: "c-bar" }, button("begin", "btn prim big", begin, icon("u-play"), say("campaign-start"))),
  );
}

/**
 * @param {Campaign} progress
 * @param {number} number
 */
function stateOf(progress, number) {
  const facts = known().campaign;
  if (progress.games.some((game) => game.challenge === number && game.result === "win")) return "won";
  if (currentOf(progress, facts) === number) return "now";
  return challengesOf(progress, facts).includes(number) ? "todo" : "skipped";
}

/** @param {KeptCampaign} campaign */
function drawProgress(campaign) {
  const { progress } = campaign;
  const facts = known().campaign;
  const current = currentOf(progress, facts);
  const games = (/** @type {number} */ number) => progress.games.filter((game) => game.challenge === number).length;
  const items = known().challenges.map((one) => {
    const state = stateOf(progress, one.number);
    const rule = h("a", { href: askAddress(one.rule) }, one.rule);
    return h(
      "li",
      { class: state },
      h(
        "details",
        { open: state === "now" },
        h(
          "summary",
          {},
          h("span", { class: "disc" }, String(one.number)),
          h("b", {}, one.name),
          h("small", {}, say(`challenge-${state}`, { games: games(one.number) })),
        ),
        h("p", {}, one.text),
        ...one.readings.map((reading) => h("p", { class: "our" }, icon("u-rules"), " ", reading, " ", rule)),
      ),
    );
  });
  const play = () => {
    startChallenge(progress);
    location.href = addresses().automa;
  };
  const again = () => {
    save(CAMPAIGN, null);
    draw();
  };
  const skip = button(
    "skip",
    "btn",
    () => keep({ ...campaign, progress: skipCurrent(progress, facts) }),
    icon("u-skip"),
    say("campaign-skip"),
  );
  const tokens = current ? tokensOf(progress, facts) : 0;
  show(
    h(
      "section",
      { class: "panel" },
      h("p", { class: "c-table-mark" }, icon("u-board"), say("campaign-mark")),
      h(
        "p",
        { class: "lead", id: "campaign-score" },
        current
          ? say("campaign-progress", {
              won: progress.games.filter((game) => game.result === "win").length,
              all: challengesOf(progress, facts).length,
              score: progress.games.length,
            })
          : say("campaign-finished", { score: progress.games.length, best: challengesOf(progress, facts).length }),
      ),
      tokens ? h("p", {}, icon("i-token"), " ", say("start-tokens", { tokens })) : null,
    ),
    h("ol", { class: "c-challenges" }, ...items),
    h(
      "p",
      { class: "go-row" },
      maySkip(progress, facts) ? skip : null,
      button("restart", "btn", again, icon("u-replay"), say("campaign-again")),
    ),
    current
      ? h(
          "div",
          { class: "c-bar" },
          button("begin", "btn prim big", play, icon("u-play"), say("campaign-play", { number: current })),
        )
      : null,
  );
}
