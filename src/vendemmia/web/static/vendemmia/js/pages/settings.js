// The settings are saved as they are changed, one by one. Without this the form has a button.
import "../shared/drawer.js";
import { around, need } from "../shared/elements.js";
import { serverLost, serverReached } from "../shared/messages.js";
import { sound } from "../sounds/sounds.js";

const form = need("#settings", HTMLFormElement);
const saved = need("#saved");
const denied = need("#denied");

/** @typedef {{ name: string, value: string }} Setting */

const ON_BODY = ["pace", "sounds", "notify", "shortcuts"];

/**
 * What a setting changes on this page.
 *
 * @param {string} name
 * @param {string} value
 */
function apply(name, value) {
  if (name === "theme" && value === "system") delete document.documentElement.dataset.theme;
  else if (name === "theme") document.documentElement.dataset.theme = value;
  if (ON_BODY.includes(name)) document.body.dataset[name] = value;
  if (name === "language") location.reload();
}

// A browser asks for its permission only after a press.
async function allow() {
  const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
  denied.hidden = answer !== "denied";
}

/** @param {Setting} setting */
async function save({ name, value }) {
  const body = new FormData();
  body.set("csrfmiddlewaretoken", need("[name=csrfmiddlewaretoken]", HTMLInputElement, form).value);
  body.set(name, value);
  saved.textContent = "";
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { "HX-Request": "true" } });
    if (answer.status >= 500) throw new Error(answer.statusText);
    saved.textContent = await answer.text();
    saved.classList.toggle("refused", !answer.ok);
    serverReached();
    if (answer.ok) apply(name, value);
  } catch {
    serverLost();
  }
}

form.addEventListener("click", ({ target }) => {
  const name = around(target, "[data-sound]")?.dataset.sound;
  if (name) sound(/** @type {SoundName} */ (name));
});
form.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  save(target);
  if (target.name === "notify") {
    denied.hidden = true;
    if (target.value === "on") allow();
  }
});
// Enter in the field of the name saves it, as leaving it does.
form.addEventListener("submit", (event) => {
  event.preventDefault();
  save(need("[name=name]", HTMLInputElement, form));
});
