// The companion's first page: what there is, and how it behaves on this device.
import { addresses } from "./addresses.js";
import { canStayAwake } from "./awake.js";
import { h, icon, show, tick } from "./dom.js";
import { load, save } from "./store.js";
import { known, say } from "./text.js";

/** @type {[part: CompanionPart, drawing: string, look: string][]} */
const PARTS = [
  ["automa", "i-automa", "automa"],
  ["campaign", "u-campaign", "automa"],
  ["score", "i-vp", ""],
  ["setup", "i-card-any", ""],
  ["ask", "u-rules", ""],
];

export function drawHome() {
  const cards = PARTS.map(([part, drawing, look]) =>
    h(
      "li",
      {},
      h(
        "a",
        { class: "panel c-part", href: addresses()[part] },
        icon(drawing, look),
        h("span", {}, h("b", {}, say(part)), h("small", {}, say(`${part}-about`))),
      ),
    ),
  );
  const dark = (/** @type {boolean} */ on) => {
    save("dark", on);
    darken();
  };
  const large = (/** @type {boolean} */ on) => {
    save("large", on);
    enlarge();
  };
  show(
    h("p", { class: "lead" }, say("home-about")),
    h("ul", { class: "c-parts" }, ...cards),
    h(
      "section",
      { class: "panel", "aria-labelledby": "h-device" },
      h("h2", { id: "h-device" }, say("device")),
      canStayAwake() ? tick("awake", say("awake"), "", load("awake", true), (on) => save("awake", on)) : null,
      tick("dark", say("dark"), "", load("dark", false), dark),
      tick("large", say("large"), "", load("large", false), large),
    ),
    h("p", { class: "help" }, known().program),
  );
}

// Colours for dark rooms and larger letters, as chosen on this device.
export function darken() {
  const theme = document.body.dataset.ownTheme;
  if (load("dark", false)) document.documentElement.dataset.theme = "dark";
  else if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function enlarge() {
  document.documentElement.classList.toggle("c-large", load("large", false));
}
