// Elements of the companion's pages. Everything is drawn by the browser, because nobody may be there to answer.
const SVG = "http://www.w3.org/2000/svg";

// An element: attributes, listeners under `on`, children that are elements or texts; what is null or false is left out.
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") for (const [event, react] of Object.entries(value)) made.addEventListener(event, react);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== false && child !== undefined));
  return made;
}

export function icon(id, cls = "") {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", `ic ${cls}`.trim());
  made.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${document.body.dataset.icons}#${id}`);
  made.append(use);
  return made;
}

export function actionIcon(action) {
  return icon(`a-${action.replaceAll("_", "-")}`, "art");
}

// A button: `look` is its class, `press` what it does.
export function button(id, look, press, ...children) {
  return h("button", { id, type: "button", class: look, on: { click: press } }, ...children);
}

// Show something else in a place. The focus stays on the element with the same id, if there still is one.
export function show(place, ...children) {
  const focused = place.contains(document.activeElement) ? document.activeElement.id : "";
  place.replaceChildren(...children.flat().filter(Boolean));
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

// What a screen reader says about a change.
export function announce(text) {
  document.getElementById("said").textContent = text;
}

// One of several values, as radio buttons that look like one bar.
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

export function tick(id, text, note, checked, change) {
  const box = h("input", { type: "checkbox", id, checked, on: { change: ({ target }) => change(target.checked) } });
  return h("label", { class: "c-tick" }, box, h("span", {}, h("b", {}, text), note ? h("small", {}, note) : null));
}

// A number with a button on either side. Without a value the field is empty, and the buttons count from `usual`.
export function stepper(id, label, value, [least, most], change, labels, usual = 0) {
  const from = value ?? usual;
  const set = (next) => change(Math.max(least, Math.min(most, Math.trunc(Number(next)) || 0)));
  const field = h("input", {
    id,
    class: "c-number",
    type: "text",
    inputmode: "numeric",
    value: String(value ?? ""),
    "aria-label": label,
    autocomplete: "off",
    on: { change: ({ target }) => set(target.value.replace("−", "-")), focus: ({ target }) => target.select() },
  });
  const less = button(`${id}-less`, "btn c-step", () => set(from - 1), icon("u-minus"));
  const more = button(`${id}-more`, "btn c-step", () => set(from + 1), icon("u-plus"));
  less.setAttribute("aria-label", `${labels.less}: ${label}`);
  more.setAttribute("aria-label", `${labels.more}: ${label}`);
  less.disabled = from <= least;
  more.disabled = from >= most;
  return h("div", { class: "c-stepper" }, less, field, more);
}
