// The data of the reader's language: texts, and what the engine knows.

/** @type {{ data: Known | null }} */
const held = { data: null };

/** @param {Known} data */
export function setData(data) {
  held.data = data;
}

export function known() {
  if (!held.data) throw new Error("The companion's data are not loaded.");
  return held.data;
}

/** @param {string} id */
export function levelOf(id) {
  const found = known().levels.find((one) => one.id === id);
  if (!found) throw new Error(`There is no level ${id}.`);
  return found;
}

/**
 * A text by its name; `{player}` in it is replaced by that argument.
 *
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 */
export function say(name, values = {}) {
  const text = known().texts[name];
  return text.replace(/\{(\w+)\}/g, (whole, key) => (key in values ? signed(values[key]) : whole));
}

/**
 * Numbers below zero have a true minus sign.
 *
 * @param {string | number} value
 */
export function signed(value) {
  return typeof value === "number" && value < 0 ? `−${-value}` : String(value);
}
