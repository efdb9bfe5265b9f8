// Elements of the page, each of the kind that a script needs: what a selector finds is checked, so its type is true.

/**
 * The first element that fits, or null if there is none of this kind.
 *
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {{ new (): E }} [kind]
 * @param {ParentNode} [root]
 * @returns {E | null}
 */
export function find(selector, kind, root = document) {
  return of(root.querySelector(selector), kind);
}

/**
 * The same for an element without which the script cannot work.
 *
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {{ new (): E }} [kind]
 * @param {ParentNode} [root]
 * @returns {E}
 */
export function need(selector, kind, root = document) {
  const found = find(selector, kind, root);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/**
 * All elements that fit.
 *
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {{ new (): E }} [kind]
 * @param {ParentNode} [root]
 * @returns {E[]}
 */
export function findAll(selector, kind, root = document) {
  return [...root.querySelectorAll(selector)].flatMap((each) => of(each, kind) ?? []);
}

/**
 * The nearest element around something, such as the target of an event, or that itself.
 *
 * @template {Element} [E=HTMLElement]
 * @param {EventTarget | null} from
 * @param {string} selector
 * @param {{ new (): E }} [kind]
 * @returns {E | null}
 */
export function around(from, selector, kind) {
  return from instanceof Element ? of(from.closest(selector), kind) : null;
}

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 */
export const isOne = (target, selector) => target instanceof Element && target.matches(selector);

/** @param {Element} element */
export const isVisible = (element) => element.checkVisibility();

/**
 * A press of a link that does not ask for another tab or window.
 *
 * @param {MouseEvent} event
 */
export const isPlainPress = (event) => !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;

/**
 * What a template of the page holds, as a copy.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function copyOf(id) {
  const inside = need(`#${id}`, HTMLTemplateElement).content.firstElementChild?.cloneNode(true);
  if (!(inside instanceof HTMLElement)) throw new Error(`The template ${id} is empty.`);
  return inside;
}

/**
 * @template {Element} [E=HTMLElement]
 * @param {Element | null} found
 * @param {{ new (): E }} [kind]
 */
function of(found, kind) {
  return found instanceof (kind ?? HTMLElement) ? /** @type {E} */ (found) : null;
}
