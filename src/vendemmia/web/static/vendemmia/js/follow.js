// Pages beside the table that stay true: the element with data-follow is fetched again when there is news. When the game
// itself has changed, the whole page is.
const followed = () => document.querySelector("[data-follow]");
let busy = false;
let again = false;

async function renew() {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  try {
    const answer = await fetch(location.href, { credentials: "same-origin" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-follow]");
    if (fresh) {
      followed().replaceWith(document.adoptNode(fresh));
      offerCopies();
    } else {
      location.reload();
    }
  } catch {
    again = false; // The stream says when the server is back.
  }
  busy = false;
  if (again) {
    again = false;
    renew();
  }
}

function listen() {
  const stream = new EventSource(followed().dataset.follow);
  stream.addEventListener("version", (event) => Number(event.data) > Number(followed().dataset.version) && renew());
  stream.addEventListener("news", (event) => Number(event.data) > Number(followed().dataset.news) && renew());
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

// A button that copies the text of a field; without a clipboard it stays hidden.
function offerCopies() {
  if (navigator.clipboard) for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).value);
  button.querySelector("span").textContent = button.dataset.done;
});

offerCopies();
if (followed()) listen();
