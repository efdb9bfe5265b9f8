// Six short sounds, made here: off until the settings ask for them. At most one in 80 ms, and in the background only "yours".
const LOUDNESS = { low: 0.35, full: 1 };
const REST = 80;
const CHORDS = { spring: [440, 554], summer: [523, 659], fall: [392, 494], winter: [330, 415] };
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

function voice(type, pitch, at, { loud, attack = 0.008, length, bend = 0, cents = 0, filter = 0 }) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const begins = audio.currentTime + at;
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, begins);
  tone.detune.value = cents;
  if (bend) tone.frequency.exponentialRampToValueAtTime(bend, begins + 0.06);
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(loud, begins + attack);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + attack + length);
  let out = gain;
  if (filter) {
    out = audio.createBiquadFilter();
    out.type = "lowpass";
    out.frequency.value = filter;
    gain.connect(out);
  }
  tone.connect(gain);
  out.connect(master);
  tone.start(begins);
  tone.stop(begins + attack + length + 0.05);
}

function noise(length, loud) {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = "lowpass";
  filter.frequency.value = 900;
  gain.gain.value = loud;
  source.buffer = samples;
  source.connect(filter).connect(gain).connect(master);
  source.start();
}

const scale = (pitches, step, shape, type = "sine") => pitches.forEach((pitch, number) => voice(type, pitch, number * step, shape));

const SOUNDS = {
  yours: () => scale([523, 784], 0.09, { loud: 0.22, length: 0.26 }),
  placement: () => {
    voice("triangle", 180, 0, { loud: 0.3, length: 0.09, bend: 110 });
    noise(0.02, 0.12);
  },
  coin: () => scale([1568, 2093], 0.045, { loud: 0.09, length: 0.14, filter: 4000 }, "square"),
  order: () => {
    scale([392, 494, 587, 784], 0.07, { loud: 0.18, length: 0.42 });
    scale([392, 494, 587, 784], 0.07, { loud: 0.09, length: 0.42, cents: 7 });
  },
  season: (season) => (CHORDS[season] ?? CHORDS.spring).forEach((pitch) => voice("triangle", pitch, 0, { loud: 0.14, attack: 0.06, length: 0.5 })),
  end: (way) => scale(way === "lost" ? [392, 349, 294] : [262, 330, 392, 523], 0.12, { loud: 0.2, length: 0.9 }),
};

export function sound(name, detail) {
  const now = performance.now();
  if (!loudness() || (document.hidden && name !== "yours") || now - last < REST) return;
  wake();
  if (!audio || audio.state === "suspended") return;
  last = now;
  master.gain.value = loudness();
  SOUNDS[name](detail);
  document.dispatchEvent(new CustomEvent("vendemmia:sound", { detail: name }));
}

for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { capture: true, passive: true });
