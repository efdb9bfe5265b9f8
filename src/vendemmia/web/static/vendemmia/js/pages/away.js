// Push messages to this browser, and the time zone of the quiet hours. All else on the page works without scripts.
import "../shared/app.js";
import "../shared/drawer.js";
import "../shared/messages.js";
import { find, findAll, need } from "../shared/elements.js";
import { hexOf } from "../shared/hex.js";

const zone = find("#zone", HTMLInputElement);
const form = find("#device", HTMLFormElement);

/** @param {string} why */
function complain(why) {
  for (const each of findAll("#push [data-why]")) each.hidden = each.dataset.why !== why;
}

/**
 * The server knows a browser by the digest of its address at the push service.
 *
 * @param {string} endpoint
 */
async function fingerprint(endpoint) {
  return hexOf(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
}

const manager = async () => (await navigator.serviceWorker.ready).pushManager;

async function subscribed() {
  const given = await (await manager()).getSubscription();
  const devices = need("#push").dataset.devices?.split(" ") ?? [];
  return given && devices.includes(await fingerprint(given.endpoint)) ? given : null;
}

// Of an earlier key of the server, or of another person: the browser allows one at a time.
async function subscribe() {
  const push = await manager();
  await (await push.getSubscription())?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: need("#push").dataset.key ?? "" });
}

/**
 * @param {HTMLFormElement} form
 * @param {Record<string, string | undefined>} values
 */
function send(form, values) {
  for (const [name, value] of Object.entries(values))
    need(`[name=${name}]`, HTMLInputElement, form).value = value ?? "";
  form.submit();
}

/** @param {HTMLFormElement} form */
async function switchOn(form) {
  complain("");
  if ((await Notification.requestPermission()) !== "granted") {
    complain("denied");
    return;
  }
  try {
    const { endpoint, keys } = (await subscribe()).toJSON();
    const { p256dh, auth } = keys ?? {};
    send(form, { wanted: "yes", endpoint, p256dh, auth });
  } catch {
    complain("failed");
  }
}

/** @param {HTMLFormElement} form */
async function switchOff(form) {
  const given = await subscribed();
  if (!given) return;
  const { endpoint } = given;
  await given.unsubscribe().catch(() => {});
  send(form, { wanted: "no", endpoint, p256dh: "", auth: "" });
}

/** @param {HTMLFormElement} form */
async function begin(form) {
  if (!window.isSecureContext) return complain("insecure");
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return complain("unsupported");
  const [on, off] = [need("[data-do=on]", HTMLElement, form), need("[data-do=off]", HTMLElement, form)];
  on.addEventListener("click", () => switchOn(form));
  off.addEventListener("click", () => switchOff(form));
  on.hidden = false;
  const isOn = Boolean(await subscribed());
  on.hidden = isOn;
  off.hidden = !isOn;
}

if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
if (form) begin(form);
