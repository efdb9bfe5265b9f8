// Ask the rules: what is typed finds cards, workers, structures, actions and rules, and shows text, rulings and numbers.
import { askAddress } from "../addresses.js";
import { announce, h, icon, show } from "../dom.js";
import { find, makeIndex } from "./search.js";
import { need } from "../../shared/elements.js";
import { known, say } from "../text.js";

const MOST = 12;
const QUOTED = 160;
const NUMBER = /\b[A-Z]+-[A-Z]*\d+\b/g;

/** @type {SearchIndex} */
let index;

const asked = () => need("#ask", HTMLInputElement);

export function drawAsk() {
  index = makeIndex(known().entries, known().common, known().same);
  const field = asked();
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", () => answer(field.value));
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    answer(field.value);
    field.blur();
  });
  addEventListener("popstate", () => {
    field.value = new URLSearchParams(location.search).get("q") ?? "";
    answer(field.value, false);
  });
  answer(field.value);
  if (!field.value) field.focus();
}

/**
 * @param {string} question
 * @param {boolean} [remember]
 */
function answer(question, remember = true) {
  const typed = question.trim();
  if (remember) history.replaceState(null, "", typed ? `?q=${encodeURIComponent(typed)}` : location.pathname);
  if (!typed) {
    show(
      h(
        "section",
        { class: "panel" },
        h("p", { class: "lead" }, say("ask-about")),
        h("ul", { class: "c-examples" }, ...known().examples.map((text) => h("li", {}, link(text, text)))),
      ),
    );
    return;
  }
  const found = find(index, typed, MOST).map((place) => index.entries[place]);
  const items = found.map((entry, place) => h("li", {}, card(entry, place < 2)));
  announce(say("ask-found", { count: found.length }));
  show(found.length ? h("ol", { class: "c-found" }, ...items) : h("p", { class: "panel lead" }, say("ask-nothing")));
}

/**
 * A link that asks something else, without loading the page again.
 *
 * @param {string} question
 * @param {string} text
 */
function link(question, text) {
  const ask = (/** @type {Event} */ event) => {
    event.preventDefault();
    history.pushState(null, "", askAddress(question));
    asked().value = question;
    answer(question, false);
    scrollTo(0, 0);
  };
  return h("a", { href: askAddress(question), on: { click: ask } }, text);
}

/**
 * @param {Entry} entry
 * @param {boolean} open
 */
function card(entry, open) {
  const title = entry.number ?? entry.names[0];
  const about = entry.number ? entry.chapter : known().kinds[entry.kind];
  const others = entry.names.slice(1).join(" · ");
  return h(
    "details",
    { class: "panel", open },
    h(
      "summary",
      {},
      h("b", {}, title),
      h("small", {}, about),
      open ? null : h("span", { class: "c-start" }, shortened(entry.text)),
    ),
    h("p", {}, ...linked(entry.text)),
    entry.rulings.length
      ? h(
          "ul",
          { class: "c-rulings" },
          ...entry.rulings.map((ruling) => h("li", {}, icon("u-rules"), " ", ...linked(ruling))),
        )
      : null,
    entry.rules.length
      ? h("p", { class: "c-rules" }, `${say("ask-rules")} `, ...entry.rules.map((number) => link(number, number)))
      : null,
    others ? h("p", { class: "help" }, others) : null,
  );
}

/** @param {string} text */
function shortened(text) {
  return text.length > QUOTED ? `${text.slice(0, QUOTED).replace(/\s+\S*$/, "")} …` : text;
}

/**
 * A text in which the numbers of rules are links.
 *
 * @param {string} text
 */
function linked(text) {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(NUMBER)) {
    if (!index.numbers.has(found[0])) continue;
    parts.push(text.slice(from, found.index), link(found[0], found[0]));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}
