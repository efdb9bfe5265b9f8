// The companion: loads the data of the reader's language and draws the part that the page is for.
import "./app.js";
import { drawAsk } from "./companion_ask_page.js";
import { drawAutoma } from "./companion_automa_page.js";
import { drawCampaign } from "./companion_campaign_page.js";
import { darken, drawHome, enlarge } from "./companion_home_page.js";
import { keepFiles } from "./companion_offline.js";
import { drawScore } from "./companion_score_page.js";
import { drawSetup } from "./companion_setup_page.js";
import { flush } from "./companion_sync.js";
import { say, setData } from "./companion_text.js";

const PARTS = {
  home: drawHome,
  automa: drawAutoma,
  campaign: drawCampaign,
  score: drawScore,
  setup: drawSetup,
  ask: drawAsk,
};
const { part, data, files } = document.body.dataset;
const state = document.getElementById("offline");

async function begin() {
  try {
    setData(await (await fetch(data)).json());
    await PARTS[part](document.getElementById("companion"));
    document.body.dataset.ready = "yes";
  } catch (error) {
    document.getElementById("loading")?.replaceChildren(document.body.dataset.failed);
    throw error;
  }
  flush();
  if (await keepFiles(files)) {
    if (part === "home") state.textContent = say("offline-ready");
    state.dataset.ready = "yes";
  }
}

darken();
enlarge();
begin();
