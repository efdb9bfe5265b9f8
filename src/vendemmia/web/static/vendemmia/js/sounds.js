// Six short sounds, made here: off until the settings ask for them. At most one in 80 ms, and in the background only "yours".
import { SOUNDS } from "./voices.js";

const LOUDNESS = { low: 0.35, full: 1 };
const REST = 80;
let audio = null;
let master = null;
let last = -Infinity;

const loudness = () => LOUDNESS[document.body.dataset.sounds] ?? 0;

// A browser lets a page sound only after it was touched.
function wake() {
  if (!loudness()) return;
  audio ??= new AudioContext();
  if (!master) {
    master = audio.createGain();
    master.connect(audio.destination);
  }
  if (audio.state === "suspended") audio.resume().catch(() => {});
}

export function sound(name, detail) {
  const now = performance.now();
  if (!loudness() || (document.hidden && name !== "yours") || now - last < REST) return;
  wake();
  if (!audio || audio.state === "suspended") return;
  last = now;
  master.gain.value = loudness();
  SOUNDS[name]({ audio, out: master }, detail);
  document.dispatchEvent(new CustomEvent("vendemmia:sound", { detail: name }));
}

for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { capture: true, passive: true });
