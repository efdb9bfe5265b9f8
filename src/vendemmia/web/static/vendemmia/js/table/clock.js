// A player's clock runs: the page of the server says when the time is up.
import { findAll, need } from "../shared/elements.js";

const two = (/** @type {number} */ number) => String(number).padStart(2, "0");

/**
 * A number of seconds as a clock shows it: 1:02:03, or 2:03.
 *
 * @param {number} seconds
 */
export function clockText(seconds) {
  const left = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function tick() {
  for (const clock of findAll("[data-until]"))
    need("b", HTMLElement, clock).textContent = clockText(Number(clock.dataset.until) - Date.now() / 1000);
}
