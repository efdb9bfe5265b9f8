// The faces of computer players while their moves are shown: they look where they act, and a good turn pleases them.
import { find } from "../shared/elements.js";

const WORTH_A_SMILE = 2;

/**
 * Returns what takes the face back to the state of the page.
 *
 * @param {HTMLElement | null} panel Whose action it is.
 * @param {Element | null} there Where.
 * @param {Act} act
 */
export function react(panel, there, act) {
  const face = panel && find(".figure", SVGElement, panel);
  if (!face) return () => {};
  const before = face.getAttribute("class") ?? "";
  const box = there?.getBoundingClientRect();
  if (box?.width) {
    const own = face.getBoundingClientRect();
    const aside = box.left + box.width / 2 - (own.left + own.width / 2);
    face.style.setProperty("--look", `${Math.sign(Math.round(aside / own.width))}`);
  }
  const glad = act.gains.some(([, kind, amount]) => kind === "vp" && amount >= WORTH_A_SMILE);
  face.classList.remove("glad", "hurt", "muse", "calm");
  face.classList.add(glad ? "glad" : "calm");
  return () => {
    face.setAttribute("class", before);
    face.style.removeProperty("--look");
  };
}
