// The server says that the table has changed; the page fetches what its reader may see.
import { noteServer } from "./sending.js";
import { find, need } from "../shared/elements.js";
import { serverLost } from "../shared/messages.js";
import { shown as movesShown } from "./moves.js";
import { pace } from "./motion.js";

const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 30_000;
const PATIENCE = 3_000;
let newest = -1; // The newest version that the server has announced.
let newestNews = -1; // The same for what happens beside the game.
let asking = false;

/** @type {Set<HtmxContext>} */
const sent = new Set(); // Pending requests of this page.

const table = () => need("#table");
const shown = () => Number(table().dataset.version);
const shownNews = () => Number(table().dataset.news);
const isBehind = () => newest > shown() || newestNews > shownNews();

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const fetchTable = () => window.htmx.ajax("GET", table().dataset.url ?? "", { target: "#table", swap: "outerMorph" });

// Retries until the page shows the newest version, so no lost answer matters. A pending answer brings it too. While the moves of
// others are shown, the next ones wait.
async function catchUp() {
  if (asking) return;
  asking = true;
  for (let wait = SHORTEST_PAUSE; isBehind() && !sent.size; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    await movesShown();
    const before = [shown(), shownNews()];
    await fetchTable();
    if (shown() === before[0] && shownNews() === before[1]) await pause(wait);
  }
  asking = false;
}

document.addEventListener("htmx:before:request", (event) => sent.add(event.detail.ctx));
document.addEventListener("htmx:finally:request", (event) => {
  sent.delete(event.detail.ctx);
  catchUp();
});

// Of two pending answers the older one may arrive last: it is dropped.
document.addEventListener("htmx:before:response", (event) => {
  const version = event.detail.ctx.response.headers.get("Vendemmia-Version");
  if (version === null) return;
  const news = Number(event.detail.ctx.response.headers.get("Vendemmia-News"));
  newest = Math.max(newest, Number(version));
  newestNews = Math.max(newestNews, news);
  if (Number(version) < shown() || (Number(version) === shown() && news < shownNews())) event.preventDefault();
});

/** @param {string} address */
function listen(address) {
  const stream = new EventSource(address);
  stream.addEventListener("version", (event) => {
    newest = Math.max(newest, Number(event.data));
    noteServer();
    catchUp();
  });
  stream.addEventListener("news", (event) => {
    newestNews = Math.max(newestNews, Number(event.data));
    noteServer();
    catchUp();
  });
  stream.addEventListener("open", noteServer);
  stream.addEventListener("error", async () => {
    if (stream.readyState === EventSource.CLOSED) {
      fetchTable(); // Refused for good: the page of the table says why.
      return;
    }
    await pause(PATIENCE);
    if (stream.readyState !== EventSource.OPEN) serverLost();
  });
  // When the page is left, the server learns it immediately.
  addEventListener("pagehide", () => stream.close());
  // A page restored from the browser's cache is loaded again.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

// No transitions for readers who prefer reduced motion, or none at all; and none on phones, where taking the pictures of all
// pieces before and after makes the swap twice as long.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const phone = matchMedia("(max-width: 599px), (max-height: 499px)");
function setMotion() {
  window.htmx.config.transitions = pace() > 0 && !phone.matches;
}

function begin() {
  setMotion();
  still.addEventListener("change", setMotion);
  phone.addEventListener("change", setMotion);
  const address = find("#table")?.dataset.stream;
  if (address) listen(address);
}

if (document.readyState === "complete") begin();
else addEventListener("load", begin);
