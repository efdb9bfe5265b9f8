// The companion: loads the data of the reader's language and draws the part that the page is for.
import "../shared/app.js";
import { drawAsk } from "../companion/ask/page.js";
import { drawAutoma } from "../companion/automa/page.js";
import { drawCampaign } from "../companion/campaign/page.js";
import { darken, drawHome, enlarge } from "../companion/home.js";
import { keepFiles } from "../companion/offline.js";
import { drawScore } from "../companion/score/page.js";
import { drawSetup } from "../companion/setup/page.js";
import { flush } from "../companion/sync.js";
import { say, setData } from "../companion/text.js";
import { find, need } from "../shared/elements.js";

/**
 * The pages that the server lists in `web/companion/pages.py`.
 *
 * @type {Record<string, () => void | Promise<void>>}
 */
const PARTS = {
  home: drawHome,
  automa: drawAutoma,
  campaign: drawCampaign,
  score: drawScore,
  setup: drawSetup,
  ask: drawAsk,
};
const { part = "home", data = "", files = "", failed = "" } = document.body.dataset;
const state = need("#offline");

async function begin() {
  try {
    setData(await (await fetch(data)).json());
    await PARTS[part]();
    document.body.dataset.ready = "yes";
  } catch (error) {
    find("#loading")?.replaceChildren(failed);
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
