// The campaign at the table: eight challenges with what is different, and how far this player has come.
import { startChallenge } from "./companion_automa_choice.js";
import { challengesOf, currentOf, maySkip, skipCurrent, startCampaign, tokensOf } from "./companion_campaign.js";
import { button, choice, h, icon, show, tick } from "./companion_dom.js";
import { load, newKey, save } from "./companion_store.js";
import { kept, send, waiting } from "./companion_sync.js";
import { known, say } from "./companion_text.js";

const CAMPAIGN = "campaign";
let root = null;

export async function drawCampaign(place) {
  root = place;
  draw();
  if (load(CAMPAIGN, null) || waiting()) return;
  const saved = await kept();
  if (!saved?.campaign || load(CAMPAIGN, null)) return;
  save(CAMPAIGN, saved.campaign);
  draw();
}

function keep(campaign) {
  save(CAMPAIGN, campaign);
  send("/companion/campaign/keep", campaign);
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
  const set = (key) => (value) => {
    save("campaign-choice", { ...wanted, [key]: value });
    draw();
  };
  const mayBeAggressive = facts.aggressive_levels.includes(wanted.level);
  const begin = () =>
    keep({ key: newKey(), progress: startCampaign(wanted.level, wanted.aggressive && mayBeAggressive) });
  show(
    root,
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
      h("p", { class: "help" }, levels.find((one) => one.id === wanted.level).text),
      mayBeAggressive
        ? tick("aggressive", known().aggressive.name, known().aggressive.text, wanted.aggressive, set("aggressive"))
        : null,
    ),
    h("div", { class: "c-bar" }, button("begin", "btn prim big", begin, icon("u-play"), say("campaign-start"))),
  );
}

function stateOf(progress, number) {
  const facts = known().campaign;
  if (progress.games.some((game) => game.challenge === number && game.result === "win")) return "won";
  if (currentOf(progress, facts) === number) return "now";
  return challengesOf(progress, facts).includes(number) ? "todo" : "skipped";
}

function drawProgress(campaign) {
  const { progress } = campaign;
  const facts = known().campaign;
  const current = currentOf(progress, facts);
  const games = (number) => progress.games.filter((game) => game.challenge === number).length;
  const items = known().challenges.map((one) => {
    const state = stateOf(progress, one.number);
    const rule = h("a", { href: `/companion/ask?q=${one.rule}` }, one.rule);
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
    location.href = "/companion/automa";
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
    root,
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
