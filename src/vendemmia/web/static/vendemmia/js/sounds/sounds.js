// Six short sounds, made here: off until the settings ask for them. At most one in 80 ms, and in the background only "yours".
import { SOUNDS } from "./voices.js";

/** @type {Record<string, number>} */
const LOUDNESS = { low: 0.35, full: 1 };
const REST = 80;

/** @type {{ audio: AudioContext, out: GainNode } | null} */
let studio = null;
let last = -Infinity;

const loudness = () => LOUDNESS[document.body.dataset.sounds ?? ""] ?? 0;

function made() {
  const audio = new AudioContext();
  const out = audio.createGain();
  out.connect(audio.destination);
  return { audio, out };
}

// A browser lets a page sound only after it was touched.
function wake() {
  if (!loudness()) return;
  studio ??= made();
  if (studio.audio.state === "suspended") studio.audio.resume().catch(() => {});
}

/**
 * @param {SoundName} name
 * @param {string} [detail]
 */
export function sound(name, detail) {
  const now = performance.now();
  if (!loudness() || (document.hidden && name !== "yours") || now - last < REST) return;
  wake();
  if (!studio || studio.audio.state === "suspended") return;
  last = now;
  studio.out.gain.value = loudness();
  SOUNDS[name](studio, detail);
  document.dispatchEvent(new CustomEvent("vendemmia:sound", { detail: name }));
}

for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { capture: true, passive: true });
