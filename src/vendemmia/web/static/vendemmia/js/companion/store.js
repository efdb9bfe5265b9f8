// What this browser remembers. Without storage (a private window, a full disk) the pages work until they are closed.
const PREFIX = "vendemmia.companion.";

/** @type {Map<string, any>} */
const meanwhile = new Map();

/**
 * @template {keyof Stored} N
 * @param {N} name
 * @param {Stored[N]} usual
 * @returns {Stored[N]}
 */
export function load(name, usual) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") ?? meanwhile.get(name) ?? usual;
  } catch {
    return meanwhile.get(name) ?? usual;
  }
}

/**
 * @template {keyof Stored} N
 * @param {N} name
 * @param {Stored[N]} value
 */
export function save(name, value) {
  meanwhile.set(name, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // It stays in `meanwhile`.
  }
}

// A name that no other browser gives, for games and campaigns that the server keeps.
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(7));
  return `c-${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
