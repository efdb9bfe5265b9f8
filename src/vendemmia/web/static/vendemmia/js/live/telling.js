// What stands in the place of the prompt while moves are told: whose they are, what they do, and which of how many it is.
import { copyOf, find, findAll, need } from "../shared/elements.js";
import { dataOf } from "./chips.js";

const NARROW = 560;

/** @param {number} count */
export function promptInMoversColours(count) {
  const box = copyOf("showing-look");
  const place = need("#prompt").getBoundingClientRect();
  Object.assign(box.style, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  need(".dots", HTMLElement, box).append(...Array.from({ length: count }, () => document.createElement("i")));
  document.body.append(box);
  return box;
}

/** @param {HTMLElement} chip */
const nameOf = (chip) =>
  (find(".an", HTMLElement, chip) ?? need(".aw", HTMLElement, chip)).textContent?.trim().replace(/\s+/g, " ") ?? "";

/**
 * Actions that are told together are said together.
 *
 * @param {HTMLElement[]} beat
 * @param {number} number
 * @param {HTMLElement} box
 */
export function say(beat, number, box) {
  const sentences = beat.map((chip) => dataOf(chip).say).join(" ");
  const [first] = beat;
  box.style.visibility = "";
  box.className = `showing ${box.offsetWidth < NARROW ? "narrow" : ""} ${dataOf(first).p}`;
  need(".mover-is > span", HTMLElement, box).textContent = [...new Set(beat.map(nameOf))].join(", ");
  const drawn = find(".badge use", SVGElement, first) ?? find("use", SVGElement, first);
  need(".mover-is use", SVGElement, box).setAttribute("href", drawn?.getAttribute("href") ?? "");
  need(".does", HTMLElement, box).textContent = sentences;
  for (const [at, dot] of findAll(".dots i", HTMLElement, box).entries())
    dot.className = at < number ? "was" : at === number ? "on" : "";
  const said = find("#live [data-said]");
  if (said) said.textContent = sentences;
}
