// Finding the thing on the table that represents an answer, for marks that the tutor and the hint put on it.
const seen = (element) => element.checkVisibility?.() ?? element.offsetParent !== null;

// The buttons that play this answer: those on the table before those of the bar, the visible ones before the others.
function placesOf(code) {
  const value = CSS.escape(code);
  const all = [...document.querySelectorAll(`#table button[name="code"][value="${value}"]`)];
  const own = all.filter((button) => !button.closest(".allchoices, .tutor, .hinting, [popover]"));
  const onTable = own.filter((button) => button.closest(".stage"));
  const found = onTable.length ? onTable : own;
  return found;
}

// With another worker chosen, the same space is a label that chooses the right one, or another button.
function spacesLike(code) {
  const [kind, worker] = [code.split(":")[0], code.split(":").at(-1)];
  if (kind !== "place") return [];
  const where = code.slice("place:".length).split(":").slice(0, -2).join("-").replaceAll("_", "-");
  const same = code.slice(0, code.lastIndexOf(":") + 1);
  const tile = document.getElementById(`tile-${where}`);
  return [
    ...(tile?.querySelectorAll(`[data-choose="${worker}"]`) ?? []),
    ...document.querySelectorAll(`.stage button[name="code"][value^="${CSS.escape(same)}"]`),
  ];
}

// All that a mark belongs on, whichever worker is chosen.
export const marksOf = (code) => [...new Set([...placesOf(code), ...spacesLike(code)])];

// The one to point at: what can be seen now, before what another worker or another tab hides.
export function placeOf(code) {
  const found = placesOf(code);
  return found.find(seen) ?? spacesLike(code).find(seen) ?? found[0] ?? null;
}

// On small screens a part of the table may be hidden behind its tab.
export function reveal(element) {
  const pane = element.closest("[data-pane]");
  if (pane && !seen(element)) document.getElementById(`tab-${pane.dataset.pane}`)?.click();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
