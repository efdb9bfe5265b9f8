// The people of the table: what was said since the panel was last open, a clock that runs, and a field that empties itself.
import { tick } from "./clock.js";
import { find, findAll, isOne, need } from "../shared/elements.js";

const panel = () => find("#people");
const tool = () => find("#people-tool");
const key = `read ${location.pathname}`;
const isOpen = () => isOne(panel(), ":popover-open");
const read = () => Number(sessionStorage.getItem(key) ?? -1);

function mark() {
  const newest = tool()?.dataset.newest;
  if (newest === undefined) return;
  if (isOpen() || read() < 0) sessionStorage.setItem(key, newest);
  const unread = findAll("#people [data-own='0']").filter((line) => Number(line.dataset.line) > read()).length;
  const sign = need("#people-tool .unread");
  sign.hidden = !unread;
  sign.textContent = unread ? String(unread) : "";
}

function toNewest() {
  const said = find("#people .talked");
  if (said) said.scrollTop = said.scrollHeight;
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
  if (form instanceof HTMLFormElement && form.matches("form.write")) queueMicrotask(() => form.reset());
});
if (tool()) {
  mark();
  setInterval(tick, 1000);
}
