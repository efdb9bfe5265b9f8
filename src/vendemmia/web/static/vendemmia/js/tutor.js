// The tutor points: a ring around its target and a dotted line to it. "Show me" takes the focus there, Enter reads on.
import { placeOf, reveal } from "./marks.js";
import { choose } from "./workers.js";

const panel = () => document.getElementById("tutor");
let aimed = null;

function target() {
  const { code, part } = panel().dataset;
  if (code) return placeOf(code);
  if (part === "map") return document.querySelector(".map");
  return part ? document.querySelector(`[data-pane="${part}"]`) : null;
}

function release() {
  aimed?.classList.remove("aimed", "aimed-part");
  if (aimed?.getAttribute("aria-describedby") === "tutor-aim") aimed.removeAttribute("aria-describedby");
  aimed = null;
}

function aim() {
  release();
  if (!panel()) return;
  aimed = target();
  const shows = document.getElementById("tutor-show");
  if (shows) shows.hidden = !aimed;
  if (aimed) {
    aimed.classList.add(panel().dataset.code ? "aimed" : "aimed-part");
    if (panel().dataset.code) aimed.setAttribute("aria-describedby", "tutor-aim");
  }
  draw();
}

// From the edge of the panel to the edge of the target, as a gentle curve. Nothing where either is out of sight.
function draw() {
  const line = document.querySelector("#aimline path");
  if (!line) return;
  const visible = aimed && panel().dataset.code && (aimed.checkVisibility?.() ?? true);
  line.setAttribute("d", visible ? curve(panel().getBoundingClientRect(), aimed.getBoundingClientRect()) : "");
}

function curve(from, to) {
  const x = to.left + to.width / 2;
  const y = to.top + to.height / 2;
  const side = x < from.left ? from.left : x > from.right ? from.right : Math.min(Math.max(x, from.left), from.right);
  const level = y < from.top ? from.top : y > from.bottom ? from.bottom : y;
  const startY = side === from.left || side === from.right ? Math.min(Math.max(y, from.top + 18), from.bottom - 18) : level;
  const endX = side > to.right ? to.right + 5 : side < to.left ? to.left - 5 : x;
  const endY = endX === x ? (startY > to.bottom ? to.bottom + 5 : to.top - 5) : y;
  const middle = (side + endX) / 2;
  return `M${side} ${startY}C${middle} ${startY} ${middle} ${endY} ${endX} ${endY}`;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("#tutor-show") || !aimed) return;
  const [kind, , , worker] = panel().dataset.code.split(":");
  if (kind === "place" && worker) choose(worker);
  aim();
  if (!aimed) return;
  reveal(aimed);
  aimed.focus();
  draw();
});

// Enter goes on, wherever the focus is, unless it is on something that Enter presses.
document.addEventListener("keydown", (event) => {
  const next = document.getElementById("tutor-next");
  if (event.key !== "Enter" || !next || event.defaultPrevented || document.querySelector("dialog[open], :popover-open")) return;
  if (event.target.closest("a, button, input, select, textarea, summary, label")) return;
  event.preventDefault();
  next.click();
});

document.addEventListener("htmx:after:swap", aim);
document.addEventListener("change", () => requestAnimationFrame(aim)); // Another worker, another tab.
addEventListener("resize", draw);
addEventListener("scroll", draw, { capture: true, passive: true });
aim();
