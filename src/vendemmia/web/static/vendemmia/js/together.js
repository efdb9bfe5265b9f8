// The people of the table: what was said since the panel was last open, a clock that runs, and a field that empties itself.
const panel = () => document.getElementById("people");
const tool = () => document.getElementById("people-tool");
const key = `read ${location.pathname}`;
const isOpen = () => panel()?.matches(":popover-open");
const read = () => Number(sessionStorage.getItem(key) ?? -1);

function mark() {
  if (!tool()) return;
  const newest = Number(tool().dataset.newest);
  if (isOpen() || read() < 0) sessionStorage.setItem(key, newest);
  const unread = [...panel().querySelectorAll("[data-own='0']")].filter((line) => Number(line.dataset.line) > read()).length;
  const sign = tool().querySelector(".unread");
  sign.hidden = !unread;
  sign.textContent = unread || "";
}

function toNewest() {
  const said = panel()?.querySelector(".talked");
  if (said) said.scrollTop = said.scrollHeight;
}

// What is left of the time: the server's page says when it is up.
function tick() {
  for (const clock of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.until) - Date.now() / 1000));
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = (number) => String(number).padStart(2, "0");
    clock.querySelector("b").textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  }
}

document.addEventListener(
  "toggle",
  (event) => {
    if (event.target !== panel()) return;
    mark();
    toNewest();
  },
  true,
);
document.addEventListener("htmx:finally:swap", () =>
  queueMicrotask(() => {
    mark();
    if (isOpen()) toNewest();
  }),
);
document.addEventListener("htmx:before:request", (event) => {
  const form = event.detail.ctx.sourceElement;
  if (form?.matches?.("form.write")) queueMicrotask(() => form.reset());
});
if (tool()) {
  mark();
  setInterval(tick, 1000);
}
