// Names of cards that are links show the card: after a moment under the pointer, on focus and on a press.
import { around, find, isOne, isPlainPress } from "../shared/elements.js";

const WAIT = 250;

/** @type {Map<string, HTMLElement | null>} */
const faces = new Map(); // What the server has answered, by address.

/** @type {HTMLElement | null} */
let box = null;
let timer = 0;
let wanted = "";

/** @param {string} address */
async function faceOf(address) {
  if (!faces.has(address)) {
    const answer = await fetch(address, { headers: { "HX-Request": "true" }, credentials: "same-origin" });
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    faces.set(address, find(".zc", HTMLElement, page));
  }
  return /** @type {HTMLElement | undefined} */ (faces.get(address)?.cloneNode(true));
}

function close() {
  clearTimeout(timer);
  wanted = "";
  box?.remove();
  box = null;
}

/**
 * @param {HTMLAnchorElement} link
 * @param {HTMLElement} face
 */
function put(link, face) {
  close();
  wanted = link.href;
  box = made(link, face);
}

/**
 * @param {HTMLAnchorElement} link
 * @param {HTMLElement} face
 */
function made(link, face) {
  const box = document.createElement("div");
  box.className = "peek";
  box.popover = "manual";
  box.append(face);
  // Inside an open dialog, or it could not be read.
  (link.closest("dialog, [popover]") ?? document.body).append(box);
  box.showPopover();
  const at = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = at.right + width + 12 < innerWidth ? at.right + 8 : Math.max(8, at.left - width - 8);
  box.style.left = `${Math.min(left, innerWidth - width - 8)}px`;
  box.style.top = `${Math.max(8, Math.min(at.top - height / 3, innerHeight - height - 8))}px`;
  return box;
}

/** @param {HTMLAnchorElement} link */
async function open(link) {
  if (wanted === link.href && box) return;
  wanted = link.href;
  try {
    const face = await faceOf(link.href);
    if (face && wanted === link.href && link.isConnected) put(link, face);
  } catch {
    close();
  }
}

/** @param {Event} event */
const linkOf = (event) => around(event.target, "a[data-peek]", HTMLAnchorElement);

const isInside = (/** @type {EventTarget | null} */ target) => target instanceof Node && Boolean(box?.contains(target));

document.addEventListener("pointerover", (event) => {
  const link = linkOf(event);
  if (!link || event.pointerType !== "mouse") return;
  clearTimeout(timer);
  timer = setTimeout(() => open(link), WAIT);
});
document.addEventListener("pointerout", (event) => {
  if (linkOf(event) && event.pointerType === "mouse" && !isInside(event.relatedTarget)) close();
});
document.addEventListener("focusin", (event) => {
  const link = linkOf(event);
  if (link && isOne(link, ":focus-visible")) open(link);
});
document.addEventListener("focusout", (event) => linkOf(event) && close());
document.addEventListener("keydown", (event) => event.key === "Escape" && close());
document.addEventListener(
  "click",
  (event) => {
    const link = linkOf(event);
    if (link && isPlainPress(event)) {
      event.preventDefault();
      event.stopPropagation();
      open(link);
    } else if (!isInside(event.target)) {
      close();
    }
  },
  true,
);
