// The server says that the table has changed; the page fetches what its reader may see.
let asking = false;

const table = () => document.getElementById("table");
const shown = () => Number(table().dataset.version);

async function refresh() {
  if (asking) return;
  asking = true;
  try {
    await window.htmx.ajax("GET", table().dataset.url, { target: "#table", swap: "outerMorph" });
  } finally {
    asking = false;
  }
}

// Of two answers on their way the older one may come last: it is dropped.
document.addEventListener("htmx:before:response", (event) => {
  const version = event.detail.ctx.response.headers.get("Vendemmia-Version");
  if (version !== null && Number(version) < shown()) event.preventDefault();
});

function listen() {
  const stream = new EventSource(table().dataset.stream);
  let newest = -1;
  stream.addEventListener("version", async (event) => {
    newest = Number(event.data);
    while (!asking && newest > shown()) {
      const before = shown();
      await refresh();
      if (shown() === before) return; // Nothing new came: the next change will tell.
    }
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
