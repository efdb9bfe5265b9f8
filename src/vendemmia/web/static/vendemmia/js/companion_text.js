// The data of the reader's language: texts, and what the engine knows.
const held = { data: null };

export function setData(data) {
  held.data = data;
}

export function known() {
  return held.data;
}

// A text by its name; `{player}` in it is replaced by that argument.
export function say(name, values = {}) {
  const text = held.data.texts[name];
  return text.replace(/\{(\w+)\}/g, (whole, key) => (key in values ? signed(values[key]) : whole));
}

// Numbers below zero have a true minus sign.
export function signed(value) {
  return typeof value === "number" && value < 0 ? `−${-value}` : String(value);
}
