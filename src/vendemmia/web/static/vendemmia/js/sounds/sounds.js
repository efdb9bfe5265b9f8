// Short sounds and the season behind them, made here: off until they are asked for. At most one sound in 80 ms, and in the
// background only "yours".
import { ambience } from "./ambience.js";
import { SOUNDS } from "./voices.js";

/** @type {Record<string, number>} */
const LOUDNESS = { low: 0.35, full: 1 };
const REST = 80;
const FADE = 1.2;

/** @type {{ audio: AudioContext, out: GainNode } | null} */
let studio = null;
let last = -Infinity;

/** @type {{ season: string, gain: GainNode, source: AudioBufferSourceNode } | null} */
let behind = null; // What is heard of the season.

const loudness = () => LOUDNESS[document.body.dataset.sounds ?? ""] ?? 0;
const season = () => (document.hidden ? "" : (document.getElementById("table")?.dataset.season ?? ""));

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
  if (studio.audio.state === "suspended") studio.audio.resume().then(follow, () => {});
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

function hush() {
  if (!behind || !studio) return;
  const { gain, source } = behind;
  const ends = studio.audio.currentTime + FADE;
  gain.gain.linearRampToValueAtTime(0, ends);
  source.stop(ends);
  behind = null;
}

/** The season that is shown is the one that is heard. */
export function follow() {
  const wanted = loudness() && studio?.audio.state === "running" ? season() : "";
  if (wanted === (behind?.season ?? "")) return;
  hush();
  if (!wanted || !studio) return;
  const { audio } = studio;
  const source = ambience(audio, wanted);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, audio.currentTime);
  gain.gain.linearRampToValueAtTime(loudness(), audio.currentTime + FADE);
  source.connect(gain).connect(audio.destination);
  source.start();
  behind = { season: wanted, gain, source };
  document.documentElement.dataset.heard = wanted;
}

for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { capture: true, passive: true });
document.addEventListener("visibilitychange", follow);
document.addEventListener("htmx:finally:swap", follow);
