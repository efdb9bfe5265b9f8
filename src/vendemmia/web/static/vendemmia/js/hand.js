// Playing from the hand: a card aims at the space where its worker goes; cards that are chosen together are counted.
const WAIT = 120;
const SVG = "http://www.w3.org/2000/svg";
let timer = 0;
let aiming = null;

const selected = () => document.querySelector("input[name=worker]:checked")?.value ?? "";
const centre = (box) => [box.left + box.width / 2, box.top + box.height / 2];

const visible = (element) => element?.checkVisibility?.() ?? Boolean(element);

// What is seen of a space whose button belongs to a worker that is not selected: the same space for the selected one.
function standIn(button) {
  for (const way of ["previousElementSibling", "nextElementSibling"]) {
    for (let near = button?.[way]; near?.dataset.for; near = near[way]) if (visible(near)) return near;
  }
  return null;
}

// The space that the selected worker takes, or the first worker that can.
function spaceOf(card) {
  const codes = card.dataset.goes.split(" ");
  const code = codes.find((each) => each.endsWith(`:${selected()}`)) ?? codes[0];
  const buttons = [...document.querySelectorAll(`.stage button[name=code][value="${CSS.escape(code)}"]`)];
  return buttons.find(visible) ?? standIn(buttons[0]);
}

// From the edge of the hand above the card, so that it crosses no other card.
function line(from, to, edge) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "handline");
  svg.setAttribute("aria-hidden", "true");
  const [x, y] = [from.left + from.width / 2, edge];
  const [tx, ty] = centre(to);
  const end = ty < y ? to.bottom : to.top;
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", `M${x} ${y} C${x} ${y - 60} ${tx} ${end + 60} ${tx} ${end}`);
  svg.append(path);
  for (const [cx, cy] of [[x, y], [tx, end]]) {
    const dot = document.createElementNS(SVG, "circle");
    for (const [name, value] of Object.entries({ cx, cy, r: 5 })) dot.setAttribute(name, value);
    svg.append(dot);
  }
  return svg;
}

function release() {
  clearTimeout(timer);
  aiming?.svg?.remove();
  aiming?.space?.classList.remove("destined");
  aiming?.card.classList.remove("sends");
  aiming = null;
}

function aim(card) {
  if (aiming?.card === card) return;
  release();
  timer = setTimeout(() => {
    const space = spaceOf(card);
    if (!space || !card.isConnected) return;
    const boxes = [card.getBoundingClientRect(), space.getBoundingClientRect()];
    const inSight = boxes.every((box) => box.width && box.bottom > 0 && box.top < innerHeight);
    aiming = { card, space, svg: inSight ? line(...boxes, card.closest(".hand").getBoundingClientRect().top) : null };
    if (aiming.svg) document.body.append(aiming.svg);
    space.classList.add("destined");
    card.classList.add("sends");
  }, WAIT);
}

const cardOf = (event) => event.target.closest?.("[data-goes]");

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const card = cardOf(event);
  if (card) aim(card);
  else release();
});
document.addEventListener("focusin", (event) => {
  const card = cardOf(event);
  if (card && event.target.matches(":focus-visible")) aim(card);
  else release();
});
document.addEventListener("scroll", release, { capture: true, passive: true });
document.addEventListener("htmx:before:swap", release);

// --- several cards with one answer

let order = []; // The cards that are chosen, the first of them first.

const button = () => document.querySelector("[data-picks]");
const ticked = () => [...document.querySelectorAll(".hand input[type=checkbox][name=code]:checked")];
const filled = (text, chosen) => text.replace("{chosen}", chosen.length).replace("{cards}", chosen.map((card) => card.dataset.name).join(", "));

function count() {
  const confirm = button();
  if (!confirm) return;
  const wanted = Number(confirm.dataset.picks);
  const chosen = ticked();
  confirm.disabled = chosen.length !== wanted;
  confirm.querySelector("small").textContent = chosen.length === wanted ? chosen.map((card) => card.dataset.name).join(", ") : filled(confirm.dataset.chosen, chosen);
}

document.addEventListener("change", (event) => {
  const confirm = button();
  if (!confirm || !event.target.matches(".hand input[type=checkbox][name=code]")) return;
  order = order.filter((card) => card !== event.target && card.isConnected && card.checked);
  if (event.target.checked) order.push(event.target);
  // One too many lets go of the first.
  if (order.length > Number(confirm.dataset.picks)) order.shift().checked = false;
  count();
  document.getElementById("live").textContent = filled(confirm.dataset.live, ticked());
});
document.addEventListener("htmx:after:swap", () => {
  order = ticked();
  count();
});
count();

// --- the next person at a shared screen sits down with Enter, if nothing else has the focus

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.target.closest("a, button, input, summary, label, dialog")) return;
  const sit = document.querySelector("[data-sit]");
  if (!sit) return;
  event.preventDefault();
  sit.click();
});
