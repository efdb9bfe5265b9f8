// Small screens show one part of the table, and of the board, at a time: a new question opens the part that holds its answers.
import { find, findAll } from "../shared/elements.js";

let asked = "";

/** @param {string} name */
const radios = (name) => findAll(`input[name=${name}]`, HTMLInputElement);

/** @param {HTMLInputElement} radio */
const glows = (radio) => radio.closest("label")?.querySelector(".dot") != null;

/**
 * What was chosen stays while it holds an answer.
 *
 * @param {string} name
 */
function open(name) {
  const all = radios(name);
  const glowing = all.filter(glows);
  if (!glowing.length || glowing.some((radio) => radio.checked)) return;
  glowing[0].checked = true;
}

const question = () => `${find("#table")?.dataset.version} ${find("#prompt h1")?.textContent}`;

function follow() {
  if (question() === asked) return;
  asked = question();
  open("tab");
  open("part");
}

document.addEventListener("htmx:after:swap", follow);
asked = question();
