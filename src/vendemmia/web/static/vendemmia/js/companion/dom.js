// Elements of the companion's pages. The browser draws everything, because it may have no server to ask.
import { need } from "../shared/elements.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Child} child
 * @returns {child is Node | string}
 */
const isSomething = (child) => child !== null && child !== undefined && child !== false;

/**
 * An element: attributes, listeners under `on`, children that are elements or texts; what is null or false is left out.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function h(tag, { on = {}, ...attributes } = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  for (const [event, react] of Object.entries(on)) made.addEventListener(event, /** @type {EventListener} */ (react));
  made.append(...children.filter(isSomething));
  return made;
}

/**
 * @param {string} id
 * @param {string} [cls]
 */
export function icon(id, cls = "") {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", `ic ${cls}`.trim());
  made.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${document.body.dataset.icons}#${id}`);
  made.append(use);
  return made;
}

/** @param {string} action */
export function actionIcon(action) {
  return icon(`a-${action.replaceAll("_", "-")}`, "art");
}

/**
 * A button: `look` is its class, `press` what it does.
 *
 * @param {string} id
 * @param {string} look
 * @param {() => void} press
 * @param {...Child} children
 */
export function button(id, look, press, ...children) {
  return h("button", { id, type: "button", class: look, on: { click: press } }, ...children);
}

/**
 * Show something else on the page. The focus stays on the element with the same id, if there still is one.
 *
 * @param {...Child} children
 */
export function show(...children) {
  const place = need("#companion");
  const focused = place.contains(document.activeElement) ? document.activeElement?.id : "";
  place.replaceChildren(...children.filter(isSomething));
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/**
 * What a screen reader says about a change.
 *
 * @param {string} text
 */
export function announce(text) {
  need("#said").textContent = text;
}

/**
 * One of several values, as radio buttons that look like one bar.
 *
 * @template {string | number} V
 * @param {string} name
 * @param {string} legend
 * @param {[value: V, text: string][]} options
 * @param {V} chosen
 * @param {(value: V) => void} choose
 */
export function choice(name, legend, options, chosen, choose) {
  const buttons = options.map(([value, text]) =>
    h(
      "label",
      {},
      h("input", {
        type: "radio",
        name,
        id: `${name}-${value}`,
        value,
        checked: String(value) === String(chosen),
        on: { change: () => choose(value) },
      }),
      h("span", {}, text),
    ),
  );
  return h("fieldset", { class: "opt" }, h("legend", {}, legend), h("div", {}, ...buttons));
}

/**
 * @param {string} id
 * @param {string} text
 * @param {string} note
 * @param {boolean} checked
 * @param {(on: boolean) => void} change
 */
export function tick(id, text, note, checked, change) {
  const box = h("input", { type: "checkbox", id, checked, on: { change: () => change(box.checked) } });
  return h("label", { class: "c-tick" }, box, h("span", {}, h("b", {}, text), note ? h("small", {}, note) : null));
}

/**
 * A number with a button on either side. Without a value the field is empty, and the buttons count from `usual`.
 *
 * @param {string} id
 * @param {string} label
 * @param {number | undefined} value
 * @param {Bounds} bounds
 * @param {(value: number) => void} change
 * @param {{ less: string, more: string }} labels
 * @param {number} [usual]
 */
export function stepper(id, label, value, bounds, change, labels, usual = 0) {
  const [least, most] = bounds;
  const from = value ?? usual;
  const set = (/** @type {string | number} */ next) =>
    change(Math.max(least, Math.min(most, Math.trunc(Number(next)) || 0)));
  const field = h("input", {
    id,
    class: "c-number",
    type: "text",
    inputmode: "numeric",
    value: String(value ?? ""),
    "aria-label": label,
    autocomplete: "off",
    on: { change: () => set(field.value.replace("−", "-")), focus: () => field.select() },
  });
  const less = button(`${id}-less`, "btn c-step", () => set(from - 1), icon("u-minus"));
  const more = button(`${id}-more`, "btn c-step", () => set(from + 1), icon("u-plus"));
  less.setAttribute("aria-label", `${labels.less}: ${label}`);
  more.setAttribute("aria-label", `${labels.more}: ${label}`);
  less.disabled = from <= least;
  more.disabled = from >= most;
  return h("div", { class: "c-stepper" }, less, field, more);
}
