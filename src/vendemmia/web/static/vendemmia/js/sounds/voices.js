// What the six sounds are made of. They play into any audio context, also into one that only computes them.

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
function noise(to, length, loud) {
  const { audio, out } = to;
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.buffer = samples;
  source.connect(lowpass(to, 900)).connect(gain).connect(out);
  source.start();
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
    voice(to, "triangle", 180, 0, { loud: 0.3, length: 0.09, bend: 110 });
    noise(to, 0.02, 0.12);
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
