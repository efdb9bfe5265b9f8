// Links with data-drawer open over the page instead of leaving it: rules, cards, vineyards, the log, a hint.
import { around, find, isOne, isPlainPress, need } from "./elements.js";
import { LOST, serverReached } from "./messages.js";

const drawer = need("#drawer", HTMLDialogElement);
const content = need("#drawer-content");

/** Links that stay in the drawer once it is open: their addresses begin with one of these. */
const staying = (drawer.dataset.opensHere ?? "").split(" ").filter(Boolean);

/** @param {string} address */
export async function openDrawer(address) {
  try {
    const answer = await fetch(address, { headers: { "HX-Request": "true" }, credentials: "same-origin" });
    content.innerHTML = await answer.text();
    serverReached();
  } catch {
    content.textContent = LOST;
  }
  window.htmx?.process(content);
  if (!drawer.open) drawer.showModal();
  drawer.scrollTop = 0;
  const wanted = new URL(address, location.href).hash;
  if (wanted) find(wanted, Element, content)?.scrollIntoView();
}

/** Open the rules. */
export const openRules = () => openDrawer(drawer.dataset.rules ?? "");

document.addEventListener("click", (event) => {
  const link = around(event.target, "a[data-drawer]", HTMLAnchorElement);
  if (link && isPlainPress(event)) {
    event.preventDefault();
    openDrawer(link.href);
  } else if (event.target === drawer) {
    drawer.close(); // A press outside the drawer.
  }
});

// An answer given in the drawer is played on the table below it.
document.addEventListener("submit", (event) => {
  if (drawer.open && isOne(event.target, "#move")) drawer.close();
});

// Forms inside the drawer (a search) stay inside it.
content.addEventListener("submit", (event) => {
  const form = around(event.target, "form", HTMLFormElement);
  if (form?.method !== "get" || form.id === "move") return;
  event.preventDefault();
  const address = new URL(form.action);
  address.search = new URLSearchParams(/** @type {any} */ (new FormData(form))).toString();
  openDrawer(address.href);
});
content.addEventListener("click", (event) => {
  const link = around(event.target, "a[href]:not([data-drawer])", HTMLAnchorElement);
  if (link && staying.some((start) => link.getAttribute("href")?.startsWith(start))) {
    event.preventDefault();
    openDrawer(link.href);
  }
});
