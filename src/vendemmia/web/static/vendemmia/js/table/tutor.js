// The tutor points: a ring around its target and a dotted line to it. "Show me" takes the focus there, Enter reads on.
import { placeOf, reveal } from "./marks.js";
import { curve } from "../shared/boxes.js";
import { around, find, isVisible } from "../shared/elements.js";
import { choose } from "./workers.js";

const panel = () => find("#tutor");

/** @type {HTMLElement | null} */
let aimed = null;

function target() {
  const { code, part } = panel()?.dataset ?? {};
  if (code) return confirmed(placeOf(code));
  if (part === "map") return find(".map");
  return part ? find(`[data-pane="${part}"]`) : null;
}

/**
 * A glass that is chosen is confirmed next.
 *
 * @param {HTMLElement | null} place
 */
const confirmed = (place) => (place?.querySelector("input:checked") ? find("[data-most]") : place);

function release() {
  aimed?.classList.remove("aimed", "aimed-part");
  if (aimed?.getAttribute("aria-describedby") === "tutor-aim") aimed.removeAttribute("aria-describedby");
  aimed = null;
}

function aim() {
  release();
  if (!panel()) return;
  aimed = target();
  const shows = find("#tutor-show");
  if (shows) shows.hidden = !aimed;
  if (aimed) {
    const code = panel()?.dataset.code;
    aimed.classList.add(code ? "aimed" : "aimed-part");
    if (code) aimed.setAttribute("aria-describedby", "tutor-aim");
  }
  draw();
}

// From the edge of the panel to the edge of the target, as a gentle curve. Nothing where either is out of sight.
function draw() {
  const [from, to] = [panel(), aimed];
  const shown = from?.dataset.code && to && isVisible(to);
  find("#aimline path", SVGElement)?.setAttribute(
    "d",
    shown ? curve(from.getBoundingClientRect(), to.getBoundingClientRect()) : "",
  );
}

document.addEventListener("click", (event) => {
  if (!around(event.target, "#tutor-show") || !aimed) return;
  const [kind, , , worker] = panel()?.dataset.code?.split(":") ?? [];
  if (kind === "place" && worker) choose(worker);
  aim();
  if (!aimed) return;
  reveal(aimed);
  aimed.focus();
  draw();
});

// Enter reads on from any focus but one on something that Enter presses.
document.addEventListener("keydown", (event) => {
  const next = find("#tutor-next");
  if (event.key !== "Enter" || !next || event.defaultPrevented || find("dialog[open], :popover-open")) return;
  if (around(event.target, "a, button, input, select, textarea, summary, label")) return;
  event.preventDefault();
  next.click();
});

document.addEventListener("htmx:after:swap", aim);
document.addEventListener("change", () => requestAnimationFrame(aim)); // Another worker, another tab.
addEventListener("resize", draw);
addEventListener("scroll", draw, { capture: true, passive: true });
aim();
