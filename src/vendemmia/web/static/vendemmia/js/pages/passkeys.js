// Passkeys: making one, and signing in with one. Where a browser has none, nothing of it is shown.
import "../shared/app.js";
import "../shared/drawer.js";
import { bytesOf, textOf } from "../shared/base64url.js";
import { findAll, need } from "../shared/elements.js";
import "../shared/messages.js";

/**
 * @param {HTMLFormElement} form
 * @param {string} why
 * @param {string} [said]
 */
function complain(form, why, said = "") {
  for (const each of findAll("[data-why]", HTMLElement, form)) each.hidden = each.dataset.why !== why;
  if (said) need("[data-said]", HTMLElement, form).textContent = said;
}

class Refused extends Error {}

/**
 * What the server wants signed, or its words why not.
 *
 * @param {HTMLFormElement} form
 * @returns {Promise<any>}
 */
async function wanted(form) {
  const sent = new FormData(form);
  sent.set("do", "options");
  const answer = await fetch(form.action, { method: "POST", body: sent });
  /** @type {PasskeyRequest} */
  const said = await answer.json();
  if (!answer.ok) throw new Refused(said.problem);
  return {
    ...said,
    challenge: bytesOf(said.challenge),
    excludeCredentials: said.excludeCredentials?.map((each) => ({ ...each, id: bytesOf(each.id) })),
    ...(said.user && { user: { ...said.user, id: bytesOf(said.user.id) } }),
  };
}

/** @param {HTMLFormElement} form */
async function made(form) {
  const found = passkey(await navigator.credentials.create({ publicKey: await wanted(form) }));
  const { attestationObject, clientDataJSON } = /** @type {AuthenticatorAttestationResponse} */ (found.response);
  return shown(found, { attestationObject, clientDataJSON });
}

/** @param {HTMLFormElement} form */
async function used(form) {
  const found = passkey(await navigator.credentials.get({ publicKey: await wanted(form) }));
  const response = /** @type {AuthenticatorAssertionResponse} */ (found.response);
  const { authenticatorData, clientDataJSON, signature, userHandle } = response;
  return shown(found, { authenticatorData, clientDataJSON, signature, userHandle });
}

/** @param {Credential | null} found */
function passkey(found) {
  if (!(found instanceof PublicKeyCredential)) throw new Error("The browser gave no passkey.");
  return found;
}

/**
 * @param {PublicKeyCredential} found
 * @param {Record<string, ArrayBuffer | null>} parts
 */
function shown(found, parts) {
  /** @type {Record<string, string | null>} */
  const response = {};
  for (const [name, part] of Object.entries(parts)) response[name] = part && textOf(part);
  return { id: found.id, rawId: textOf(found.rawId), type: found.type, response, clientExtensionResults: {} };
}

/** @type {Record<string, string>} */
const WHY = { NotAllowedError: "cancelled", AbortError: "cancelled", InvalidStateError: "known" };

/**
 * @param {HTMLFormElement} form
 * @param {(form: HTMLFormElement) => Promise<object>} ask
 */
async function go(form, ask) {
  complain(form, "");
  const button = need("button", HTMLButtonElement, form);
  button.disabled = true;
  try {
    need("[name=credential]", HTMLInputElement, form).value = JSON.stringify(await ask(form));
    form.submit();
  } catch (error) {
    if (error instanceof Refused) complain(form, "refused", error.message);
    else complain(form, (error instanceof Error && WHY[error.name]) || "failed");
    button.disabled = false;
  }
}

if (window.isSecureContext && window.PublicKeyCredential) {
  for (const form of findAll("form[data-passkey]", HTMLFormElement)) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      go(form, form.dataset.passkey === "make" ? made : used);
    });
  }
}
