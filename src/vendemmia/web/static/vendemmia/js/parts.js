// Small screens show one part of the table, and of the board, at a time: a new question opens the part that holds its answers.
let asked = "";

const radios = (name) => [...document.querySelectorAll(`input[name=${name}]`)];
const glows = (radio) => radio.closest("label").querySelector(".dot") !== null;

// What was chosen stays while it holds an answer.
function open(name) {
  const all = radios(name);
  const glowing = all.filter(glows);
  if (!glowing.length || glowing.some((radio) => radio.checked)) return;
  glowing[0].checked = true;
}

function follow() {
  const table = document.getElementById("table");
  const question = `${table?.dataset.version} ${document.querySelector("#prompt h1")?.textContent}`;
  if (question === asked) return;
  asked = question;
  open("tab");
  open("part");
}

document.addEventListener("htmx:after:swap", follow);
asked = `${document.getElementById("table")?.dataset.version} ${document.querySelector("#prompt h1")?.textContent}`;
