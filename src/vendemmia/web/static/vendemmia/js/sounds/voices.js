// What the sounds are made of. They play into any audio context, also into one that only computes them.

/** @type {Record<string, number[]>} */
const CHORDS = { spring: [440, 554], summer: [523, 659], fall: [392, 494], winter: [330, 415] };

/**
 * @param {Studio} to
 * @param {OscillatorType} type
 * @param {number} pitch
 * @param {number} at
 * @param {Shape} shape
 */
function voice(to, type, pitch, at, shape) {
  const { audio, out } = to;
  const { loud, attack = 0.008, length, bend = 0, cents = 0, filter = 0 } = shape;
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
  tone.connect(gain);
  if (filter) gain.connect(lowpass(to, filter)).connect(out);
  else gain.connect(out);
  tone.start(begins);
  tone.stop(begins + attack + length + 0.05);
}

/**
 * @param {Studio} to
 * @param {number} frequency
 */
function lowpass({ audio }, frequency) {
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = frequency;
  return filter;
}

/**
 * @param {Studio} to
 * @param {number} length
 * @param {number} loud
 */
const noise = (to, length, loud) => rustle(to, { length, loud, below: 900 });

/**
 * A noise that fades away.
 *
 * @param {Studio} to
 * @param {Rustle} shape
 */
function rustle(to, { length, loud, below, above = 0, at = 0 }) {
  const { audio, out } = to;
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 2;
  const source = audio.createBufferSource();
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.buffer = samples;
  const low = source.connect(lowpass(to, below));
  if (above) {
    const high = audio.createBiquadFilter();
    high.type = "highpass";
    high.frequency.value = above;
    low.connect(high).connect(gain).connect(out);
  } else low.connect(gain).connect(out);
  source.start(audio.currentTime + at);
}

/**
 * @param {Studio} to
 * @param {number[]} pitches
 * @param {number} step
 * @param {Shape} shape
 * @param {OscillatorType} [type]
 */
const scale = (to, pitches, step, shape, type = "sine") => {
  for (const [number, pitch] of pitches.entries()) voice(to, type, pitch, number * step, shape);
};

/**
 * Each takes where to play, as { audio, out }, and a detail: the season, or how the game ended.
 * @type {Record<SoundName, Sound>}
 */
export const SOUNDS = {
  yours: (to) => scale(to, [523, 784], 0.09, { loud: 0.22, length: 0.26 }),
  placement: (to) => {
    voice(to, "triangle", 182, 0, { loud: 0.32, length: 0.09, bend: 108 });
    voice(to, "sine", 760, 0, { loud: 0.08, length: 0.035, bend: 520 });
    rustle(to, { length: 0.03, loud: 0.18, below: 1100 });
  },
  paper: (to) => rustle(to, { length: 0.16, loud: 0.4, below: 5200, above: 1400 }),
  berry: (to) => {
    voice(to, "sine", 346, 0, { loud: 0.14, length: 0.06, bend: 286 });
    rustle(to, { length: 0.03, loud: 0.06, below: 1800 });
  },
  pour: (to) => {
    for (let n = 0; n < 7; n += 1)
      voice(to, "sine", 420 + n * 38, n * 0.055, { loud: 0.08, length: 0.07, bend: 520 + n * 44 });
  },
  roll: (to) => {
    rustle(to, { length: 0.42, loud: 0.4, below: 420 });
    voice(to, "triangle", 74, 0, { loud: 0.16, length: 0.4, bend: 66, filter: 300 });
  },
  glass: (to) => scale(to, [2349, 3520], 0, { loud: 0.07, length: 0.3 }),
  stamp: (to) => {
    voice(to, "sine", 96, 0, { loud: 0.4, length: 0.16, bend: 58 });
    rustle(to, { length: 0.05, loud: 0.2, below: 700 });
  },
  laurel: (to) => scale(to, [392, 494, 587, 784], 0.07, { loud: 0.1, length: 0.42 }),
  thud: (to) => {
    voice(to, "sine", 130, 0, { loud: 0.22, length: 0.1, bend: 84 });
    noise(to, 0.06, 0.2);
  },
  build: (to) => {
    for (const at of [0, 0.11, 0.2]) {
      voice(to, "triangle", 320, at, { loud: 0.16, length: 0.05, bend: 210 });
      rustle(to, { length: 0.02, loud: 0.14, below: 2400, at });
    }
  },
  rooster: (to) => {
    for (const [at, from, up] of [
      [0, 520, 740],
      [0.1, 620, 980],
      [0.22, 980, 560],
    ])
      voice(to, "triangle", from, at, { loud: 0.12, length: 0.16, bend: up, filter: 2600 });
  },
  coin: (to) => scale(to, [1568, 2093], 0.045, { loud: 0.09, length: 0.14, filter: 4000 }, "square"),
  order: (to) => {
    scale(to, [392, 494, 587, 784], 0.07, { loud: 0.18, length: 0.42 });
    scale(to, [392, 494, 587, 784], 0.07, { loud: 0.09, length: 0.42, cents: 7 });
  },
  season: (to, season = "spring") =>
    scale(to, CHORDS[season], 0, { loud: 0.14, attack: 0.06, length: 0.5 }, "triangle"),
  end: (to, way) =>
    scale(to, way === "lost" ? [392, 349, 294] : [262, 330, 392, 523], 0.12, { loud: 0.2, length: 0.9 }),
};
