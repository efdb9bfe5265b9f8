// The hint: a bar in the place of the strip, and its numbers on the answers themselves. H again, Esc or the next move closes it.
import { marksOf } from "./marks.js";
import { LOST, found } from "./messages.js";

let asking = false;
let marked = [];
const bar = () => document.getElementById("hints");
const strip = () => document.querySelector("#table > .since:not(.hinting)");

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
  bar()
    .querySelectorAll(".tipped")
    .forEach((tip, place) => {
      for (const element of marksOf(tip.value)) {
        const medal = tip.querySelector(".medal").cloneNode(true);
        element.classList.add("hinted");
        element.setAttribute("aria-describedby", `tip-${place + 1}`);
        element.append(medal);
        marked.push([element, medal]);
      }
    });
}

async function open(address) {
  asking = true;
  const version = document.getElementById("table").dataset.version;
  let html = "";
  try {
    const answer = await fetch(address, { headers: { "HX-Request": "true" }, credentials: "same-origin" });
    html = await answer.text();
    found();
  } catch {
    document.getElementById("live").textContent = LOST;
  }
  asking = false;
  if (!html || bar() || document.getElementById("table").dataset.version !== version) return;
  (strip() ?? document.querySelector("#table > .stage")).insertAdjacentHTML("beforebegin", html);
  strip()?.classList.add("behind");
  mark();
  document.getElementById("live").textContent = bar().dataset.said;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-hint-close]")) {
    close();
    // On a phone the hint was asked for in the menu, which is closed by now.
    const asked = document.querySelectorAll("[data-hint], [popovertarget=table-menu]");
    [...asked].find((way) => way.checkVisibility())?.focus();
    return;
  }
  const link = event.target.closest("a[data-hint]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  link.closest("[popover]")?.hidePopover();
  if (bar()) close();
  else if (!asking) open(link.href);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && bar() && !document.querySelector("dialog[open], :popover-open")) close();
});

document.addEventListener("htmx:before:swap", close);
