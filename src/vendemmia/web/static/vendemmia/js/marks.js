// Finding the thing on the table that represents an answer, for marks that the tutor and the hint put on it.
const seen = (element) => element.checkVisibility?.() ?? element.offsetParent !== null;

// The buttons that play this answer: those on the table before those of the bar, the visible ones before the others.
export function placesOf(code) {
  const value = CSS.escape(code);
  const all = [...document.querySelectorAll(`#table button[name="code"][value="${value}"]`)];
  const own = all.filter((button) => !button.closest(".allchoices, .tutor, .hinting, [popover]"));
  const onTable = own.filter((button) => button.closest(".stage"));
  const found = onTable.length ? onTable : own;
  return found.length ? found : spacesLike(code);
}

// Another worker is chosen, or the space is a label that chooses the worker: the same space all the same.
function spacesLike(code) {
  const [kind, action, space] = code.split(":");
  if (kind !== "place") return [];
  return [...document.querySelectorAll(`.stage button[name="code"][value^="place:${CSS.escape(action)}:${space}:"]`)];
}

export function placeOf(code) {
  const found = placesOf(code);
  if (found.some(seen)) return found.find(seen);
  const [kind, action, space] = code.split(":");
  if (kind === "place") {
    const other = [...document.querySelectorAll(`.stage [value^="place:${CSS.escape(action)}:${space}:"]`)].find(seen);
    if (other) return other;
  }
  return found[0] ?? null;
}

// On small screens a part of the table may be hidden behind its tab.
export function reveal(element) {
  const pane = element.closest("[data-pane]");
  if (pane && !seen(element)) document.getElementById(`tab-${pane.dataset.pane}`)?.click();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
