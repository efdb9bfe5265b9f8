// Passkeys: making one, and signing in with one. Where a browser has none, nothing of it is shown.
import "./app.js";
import "./drawer.js";
import "./messages.js";

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer) {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function complain(form, why, said = "") {
  for (const each of form.querySelectorAll("[data-why]")) each.hidden = each.dataset.why !== why;
  if (said) form.querySelector("[data-said]").textContent = said;
}

class Refused extends Error {}

// What the server wants signed, or its words why not.
async function wanted(form) {
  const sent = new FormData(form);
  sent.set("do", "options");
  const answer = await fetch(form.action, { method: "POST", body: sent });
  const said = await answer.json();
  if (!answer.ok) throw new Refused(said.problem);
  said.challenge = bytes(said.challenge);
  for (const each of said.excludeCredentials ?? []) each.id = bytes(each.id);
  if (said.user) said.user.id = bytes(said.user.id);
  return said;
}

async function made(form) {
  const found = await navigator.credentials.create({ publicKey: await wanted(form) });
  const { attestationObject, clientDataJSON } = found.response;
  return shown(found, { attestationObject, clientDataJSON });
}

async function used(form) {
  const found = await navigator.credentials.get({ publicKey: await wanted(form) });
  const { authenticatorData, clientDataJSON, signature, userHandle } = found.response;
  return shown(found, { authenticatorData, clientDataJSON, signature, userHandle });
}

function shown(found, parts) {
  const response = {};
  for (const [name, part] of Object.entries(parts)) response[name] = part && text(part);
  return { id: found.id, rawId: text(found.rawId), type: found.type, response, clientExtensionResults: {} };
}

const WHY = { NotAllowedError: "cancelled", AbortError: "cancelled", InvalidStateError: "known" };

async function go(form, ask) {
  complain(form, "");
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    form.elements.credential.value = JSON.stringify(await ask(form));
    form.submit();
  } catch (error) {
    const refused = error instanceof Refused;
    complain(form, refused ? "refused" : (WHY[error.name] ?? "failed"), refused ? error.message : "");
    button.disabled = false;
  }
}

if (window.isSecureContext && window.PublicKeyCredential) {
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      go(form, form.dataset.passkey === "make" ? made : used);
    });
  }
}
