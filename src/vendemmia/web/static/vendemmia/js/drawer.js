// Links with data-drawer open over the page instead of leaving it: rules, cards, vineyards, the log, a hint.
import { LOST, found } from "./messages.js";

const drawer = document.getElementById("drawer");
const content = document.getElementById("drawer-content");

export async function openDrawer(address) {
  try {
    const answer = await fetch(address, { headers: { "HX-Request": "true" }, credentials: "same-origin" });
    content.innerHTML = await answer.text();
    found();
  } catch {
    content.textContent = LOST;
  }
  window.htmx?.process(content);
  if (!drawer.open) drawer.showModal();
  drawer.scrollTop = 0;
  const wanted = new URL(address, location.href).hash;
  if (wanted) content.querySelector(wanted)?.scrollIntoView();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-drawer]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    openDrawer(link.href);
  } else if (event.target === drawer) {
    drawer.close(); // A press outside the drawer.
  }
});

// An answer given in the drawer is played on the table below it.
document.addEventListener("submit", (event) => {
  if (drawer?.open && event.target.id === "move") drawer.close();
});

// Forms inside the drawer (a search) stay inside it.
content?.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "get" || form.id === "move") return;
  event.preventDefault();
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form)).toString();
  openDrawer(address.href);
});
content?.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='/rules/'], a[href^='/cards/']");
  if (link && !link.dataset.drawer && link.dataset.drawer !== "") {
    event.preventDefault();
    openDrawer(link.href);
  }
});
