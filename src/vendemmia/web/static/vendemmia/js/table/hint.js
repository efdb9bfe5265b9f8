// The hint: a bar in the place of the strip, and its numbers on the answers themselves. H again, Esc or the next move closes it.
import { marksOf } from "./marks.js";
import { around, find, findAll, isPlainPress, isVisible, need } from "../shared/elements.js";
import { LOST, serverReached } from "../shared/messages.js";

let asking = false;

/** @type {[element: Element, medal: Element][]} */
let marked = [];
const bar = () => find("#hints");
const strip = () => find("#table > .since:not(.hinting)");
const version = () => need("#table").dataset.version;

function close() {
  for (const [element, medal] of marked) {
    medal.remove();
    element.classList.remove("hinted");
    if (element.getAttribute("aria-describedby")?.startsWith("tip-")) element.removeAttribute("aria-describedby");
  }
  marked = [];
  bar()?.remove();
  strip()?.classList.remove("behind");
}

function mark() {
  for (const [place, tip] of findAll("#hints .tipped", HTMLButtonElement).entries()) {
    for (const element of marksOf(tip.value)) {
      const medal = /** @type {Element} */ (need(".medal", Element, tip).cloneNode(true));
      element.classList.add("hinted");
      element.setAttribute("aria-describedby", `tip-${place + 1}`);
      element.append(medal);
      marked.push([element, medal]);
    }
  }
}

/** @param {string} address */
async function open(address) {
  asking = true;
  const before = version();
  let html = "";
  try {
    const answer = await fetch(address, { headers: { "HX-Request": "true" }, credentials: "same-origin" });
    html = await answer.text();
    serverReached();
  } catch {
    need("#live").textContent = LOST;
  }
  asking = false;
  if (!html || bar() || version() !== before) return;
  (strip() ?? need("#table > .stage")).insertAdjacentHTML("beforebegin", html);
  strip()?.classList.add("behind");
  mark();
  need("#live").textContent = bar()?.dataset.said ?? "";
}

document.addEventListener("click", (event) => {
  if (around(event.target, "[data-hint-close]")) {
    close();
    // On a phone the hint was asked for in the menu, which is closed by now.
    findAll("[data-hint], [popovertarget=table-menu]").find(isVisible)?.focus();
    return;
  }
  const link = around(event.target, "a[data-hint]", HTMLAnchorElement);
  if (!link || !isPlainPress(event)) return;
  event.preventDefault();
  around(link, "[popover]")?.hidePopover();
  if (bar()) close();
  else if (!asking) open(link.href);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && bar() && !find("dialog[open], :popover-open")) close();
});

document.addEventListener("htmx:before:swap", close);
