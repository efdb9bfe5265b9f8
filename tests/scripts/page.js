// A page for tests: what scripts ask a browser for, without a browser. Nothing is drawn, and time stands still.

const KINDS = ["HTMLElement", "HTMLInputElement", "HTMLButtonElement", "SVGElement"];

class Element extends EventTarget {
  /** @type {DOMStringMap} */
  dataset = {};
  textContent = "";
  hidden = false;
  classList = classes();

  /** A counter without a drawing: its number is all that it has. */
  querySelector() {
    return null;
  }

  /** @param {string} name */
  removeAttribute(name) {
    delete this.dataset[name.replace("data-", "")];
  }
}

function classes() {
  /** @type {Set<string>} */
  const names = new Set();
  return {
    add: (/** @type {string} */ name) => names.add(name),
    remove: (/** @type {string[]} */ ...gone) => {
      for (const name of gone) names.delete(name);
    },
    contains: (/** @type {string} */ name) => names.has(name),
  };
}

/**
 * @param {string} textContent
 * @param {DOMStringMap} [dataset]
 */
export const element = (textContent, dataset = {}) => Object.assign(new Element(), { textContent, dataset });

/**
 * Put a page in place. Import a script only after that: many look at the page when they are loaded.
 *
 * @param {Record<string, Record<string, string>>} [elements] The attributes of elements, by their ids.
 * @param {Record<string, string>} [body] The attributes of the body.
 */
export function open(elements = {}, body = {}) {
  /** @type {Map<string, Element>} */
  const found = new Map();
  for (const [id, dataset] of Object.entries(elements)) found.set(`#${id}`, Object.assign(new Element(), { dataset }));
  const page = new EventTarget();
  Object.assign(page, {
    hidden: false,
    readyState: "complete",
    body: Object.assign(new Element(), { dataset: body }),
    documentElement: new Element(),
    querySelector: (/** @type {string} */ selector) => found.get(selector) ?? null,
    querySelectorAll: () => [],
  });
  const outside = new EventTarget();
  define({
    document: page,
    Element,
    ...Object.fromEntries(KINDS.map((kind) => [kind, Element])),
    addEventListener: outside.addEventListener.bind(outside),
    dispatchEvent: outside.dispatchEvent.bind(outside),
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    localStorage: storage(),
  });
  return {
    element: (/** @type {string} */ id) => /** @type {Element} */ (found.get(`#${id}`)),
    /**
     * Let something happen on the page; false if a script has prevented what usually follows.
     *
     * @param {string} name
     * @param {unknown} [detail]
     */
    tell: (name, detail) => page.dispatchEvent(new CustomEvent(name, { detail, cancelable: true })),
  };
}

/**
 * Give a value to names of the browser; Node has some of them already.
 *
 * @param {Record<string, unknown>} values
 */
export function define(values) {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

function storage() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
    removeItem: (/** @type {string} */ name) => kept.delete(name),
  };
}

/** Let everything happen that waits for nothing but its turn. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));
