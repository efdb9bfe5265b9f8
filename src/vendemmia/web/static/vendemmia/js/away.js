// Push messages to this browser, and the time zone of the quiet hours. All else on the page works without scripts.
import "./app.js";
import "./drawer.js";
import "./messages.js";

const panel = document.getElementById("push");
const form = document.getElementById("device");
const zone = document.getElementById("zone");
const button = (name) => form.querySelector(`[data-do="${name}"]`);

function complain(why) {
  for (const each of panel.querySelectorAll("[data-why]")) each.hidden = each.dataset.why !== why;
}

// The server knows a browser by the digest of its address at the push service.
async function fingerprint(endpoint) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const manager = async () => (await navigator.serviceWorker.ready).pushManager;

async function subscribed() {
  const given = await (await manager()).getSubscription();
  const known = given && panel.dataset.devices.split(" ").includes(await fingerprint(given.endpoint));
  return known ? given : null;
}

// Of an earlier key of the server, or of another person: the browser allows one at a time.
async function subscribe() {
  const push = await manager();
  await (await push.getSubscription())?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: panel.dataset.key });
}

function send(wanted, { endpoint, keys = {} }) {
  const fields = form.elements;
  fields.wanted.value = wanted;
  fields.endpoint.value = endpoint;
  fields.p256dh.value = keys.p256dh ?? "";
  fields.auth.value = keys.auth ?? "";
  form.submit();
}

async function switchOn() {
  complain("");
  if ((await Notification.requestPermission()) !== "granted") {
    complain("denied");
    return;
  }
  try {
    send("yes", (await subscribe()).toJSON());
  } catch {
    complain("failed");
  }
}

async function switchOff() {
  const given = await subscribed();
  if (!given) return;
  const { endpoint } = given;
  await given.unsubscribe().catch(() => {});
  send("no", { endpoint });
}

async function begin() {
  if (!window.isSecureContext) return complain("insecure");
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return complain("unsupported");
  button("on").addEventListener("click", switchOn);
  button("off").addEventListener("click", switchOff);
  button("on").hidden = false;
  const isOn = Boolean(await subscribed());
  button("on").hidden = isOn;
  button("off").hidden = !isOn;
}

if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
if (form) begin();
