// Pages beside the table that stay true: the element with data-follow is fetched again when there is news. When the game
// itself has changed, the whole page is.
import { around, find, findAll, isOne, need } from "./elements.js";

const followed = () => find("[data-follow]");
let busy = false;
let again = false;

/** What the reader is typing or choosing, which stays when its place is renewed. */
function typed() {
  const fields = findAll("input[id]:not([readonly]), select[id]", undefined, followed() ?? document).filter(isField);
  const active = document.activeElement;
  const at = active instanceof HTMLInputElement ? active.selectionStart : null;
  return { values: fields.map((field) => ({ id: field.id, value: field.value })), focus: active?.id, at };
}

/**
 * @param {Element | null} element
 * @returns {element is HTMLInputElement | HTMLSelectElement}
 */
const isField = (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** @param {ReturnType<typeof typed>} before */
function typeAgain({ values, focus, at }) {
  for (const { id, value } of values) {
    const field = document.getElementById(id);
    if (isField(field)) field.value = value;
  }
  const field = focus && document.getElementById(focus);
  if (!field || field === document.activeElement) return;
  field.focus({ preventScroll: true });
  if (at !== null && field instanceof HTMLInputElement) field.setSelectionRange(at, at);
}

function toNewest() {
  const said = find(".talk-panel .talked");
  if (said) said.scrollTop = said.scrollHeight;
}

/**
 * Put the middle of a fetched page in place of ours; false if it has none.
 *
 * @param {string} text
 */
function show(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const fresh = find("[data-follow]", HTMLElement, page);
  if (!fresh) return false;
  const before = typed();
  followed()?.replaceWith(document.adoptNode(fresh));
  typeAgain(before);
  offerButtons();
  toNewest();
  return true;
}

async function renew() {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  try {
    const answer = await fetch(location.href, { credentials: "same-origin" });
    if (!show(await answer.text())) location.reload();
  } catch {
    again = false; // The stream says when the server is back.
  }
  busy = false;
  if (again) {
    again = false;
    renew();
  }
}

/** @param {string} address */
function listen(address) {
  const stream = new EventSource(address);
  const isNewer = (/** @type {"version" | "news"} */ name, /** @type {MessageEvent<string>} */ event) =>
    Number(event.data) > Number(followed()?.dataset[name]);
  stream.addEventListener("version", (event) => isNewer("version", event) && renew());
  stream.addEventListener("news", (event) => isNewer("news", event) && renew());
  // The server refuses to go on: the table is closed, or no longer for us. The page says which.
  stream.addEventListener("error", () => stream.readyState === EventSource.CLOSED && renew());
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

/** Show the buttons that copy the text of a field or hand it to another app, where the browser can. */
function offerButtons() {
  if ("clipboard" in navigator) for (const button of findAll("[data-copy]")) button.hidden = false;
  if ("share" in navigator) for (const button of findAll("[data-share]")) button.hidden = false;
}

document.addEventListener("click", async (event) => {
  const button = around(event.target, "[data-copy], [data-share]");
  if (!button) return;
  const { copy, share, title, done } = button.dataset;
  const text = need(`#${copy ?? share}`, HTMLInputElement).value;
  if (share) {
    await navigator.share({ title, url: text }).catch(() => {}); // Who shares may change their mind.
  } else {
    await navigator.clipboard.writeText(text);
    need("span", HTMLElement, button).textContent = done ?? "";
  }
});

// A form beside which one stays, such as the chat: only the middle of the page is renewed.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !isOne(form, "[data-stay]") || !followed()) return;
  event.preventDefault();
  const body = new FormData(form, event.submitter);
  const fields = () => findAll("input.text", HTMLInputElement, form);
  for (const field of fields()) field.value = "";
  const answer = await fetch(form.action, { method: "POST", body, credentials: "same-origin" }).catch(() => null);
  if (!answer) {
    for (const field of fields()) field.value = String(body.get(field.name) ?? "");
    return;
  }
  const text = await answer.text();
  if (show(text)) return;
  const other = new DOMParser().parseFromString(text, "text/html").getElementById("main");
  if (other) document.getElementById("main")?.replaceWith(document.adoptNode(other)); // Such as: that was too often.
});

offerButtons();
toNewest();
const address = followed()?.dataset.follow;
if (address) listen(address);
