// The settings are saved as they are changed, one by one. Without this the form has a button.
import "./drawer.js";
import { lost, found } from "./messages.js";
import { sound } from "./sounds.js";

const form = document.getElementById("settings");
const saved = document.getElementById("saved");
const denied = document.getElementById("denied");
const ON_BODY = ["pace", "sounds", "notify", "shortcuts"];

// What a setting changes on this page.
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

async function save({ name, value }) {
  const body = new FormData();
  body.set("csrfmiddlewaretoken", form.elements.csrfmiddlewaretoken.value);
  body.set(name, value);
  saved.textContent = "";
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { "HX-Request": "true" } });
    if (answer.status >= 500) throw new Error(answer.statusText);
    saved.textContent = await answer.text();
    saved.classList.toggle("refused", !answer.ok);
    found();
    if (answer.ok) apply(name, value);
  } catch {
    lost();
  }
}

form.addEventListener("click", ({ target }) => {
  const listen = target.closest("[data-sound]");
  if (listen) sound(listen.dataset.sound);
});
form.addEventListener("change", ({ target }) => {
  save(target);
  if (target.name === "notify") {
    denied.hidden = true;
    if (target.value === "on") allow();
  }
});
// Enter in the field of the name saves it, as leaving it does.
form.addEventListener("submit", (event) => {
  event.preventDefault();
  save(form.elements.name);
});
