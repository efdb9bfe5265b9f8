// The server says that the table has changed; the page fetches what its reader may see.
const LONGEST_PAUSE = 30_000;
let newest = -1;
let asking = false;

const table = () => document.getElementById("table");
const shown = () => Number(table().dataset.version);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Until the page shows the newest version it was told of, whatever gets lost on the way.
async function catchUp() {
  if (asking) return;
  asking = true;
  for (let wait = 250; newest > shown(); wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    const before = shown();
    await window.htmx.ajax("GET", table().dataset.url, { target: "#table", swap: "outerMorph" });
    if (shown() === before) await pause(wait);
  }
  asking = false;
}

// Of two answers on their way the older one may come last: it is dropped. Asked for again, the same page changes nothing.
document.addEventListener("htmx:before:response", (event) => {
  const { request, response } = event.detail.ctx;
  const version = response.headers.get("Vendemmia-Version");
  if (version === null) return;
  const tooOld = request.method === "GET" ? Number(version) <= shown() : Number(version) < shown();
  if (tooOld) event.preventDefault();
});

function listen() {
  const stream = new EventSource(table().dataset.stream);
  stream.addEventListener("version", (event) => {
    newest = Number(event.data);
    catchUp();
  });
  // A page that leaves lets the server know at once.
  addEventListener("pagehide", () => stream.close());
}

// A still page is asked for by those who want no motion.
const still = matchMedia("(prefers-reduced-motion: reduce)");
function setMotion() {
  window.htmx.config.transitions = !still.matches;
}

function begin() {
  setMotion();
  still.addEventListener("change", setMotion);
  if (table()?.dataset.stream) listen();
}

if (document.readyState === "complete") begin();
else addEventListener("load", begin);
