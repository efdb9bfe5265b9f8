// What one hears of the hill itself, season by season: birds in spring, cicadas in summer, wind in fall, a fire in winter,
// crickets at dusk. It is computed once for a season, as eight seconds that run round, and stays far below the sounds.

const SECONDS = 8;
const RATE = 22_050;
const LEVEL = 0.02; // The mean of the whole, −34 decibels.
const OVER = 0.5; // The end runs into the beginning, in seconds.

/** @type {Record<string, (at: number, noise: () => number) => number>} */
const SCENES = {
  spring: (at, noise) => 0.25 * breeze(noise, 0.02) + chirp(at, 1.3, 3100) + chirp(at + 0.6, 2.9, 3900),
  summer: (at, noise) => 0.7 * hiss(noise) * (0.55 + 0.45 * Math.sin(2 * Math.PI * 5 * at)) + 0.1 * breeze(noise, 0.02),
  fall: (at, noise) => breeze(noise, 0.03) * (0.6 + 0.4 * Math.sin((2 * Math.PI * at) / SECONDS)),
  winter: (_, noise) => 0.5 * breeze(noise, 0.015) + crackle(noise),
  dusk: (at, noise) => 0.2 * breeze(noise, 0.02) + 0.5 * cricket(at),
};

const silence = () => 0;
let low = 0;
let high = 0;
let spark = 0;

/**
 * Brown noise: the wind.
 *
 * @param {() => number} noise
 * @param {number} share
 */
function breeze(noise, share) {
  low += share * (noise() - low);
  return low * 4;
}

/**
 * The upper part of a noise: cicadas.
 *
 * @param {() => number} noise
 */
function hiss(noise) {
  const now = noise();
  const upper = now - high;
  high = now;
  return upper * 0.3;
}

/** @param {() => number} noise */
function crackle(noise) {
  if (Math.abs(noise()) > 0.9998) spark = 1;
  spark *= 0.996;
  return spark * noise() * 1.5;
}

/**
 * @param {number} at
 * @param {number} every
 * @param {number} pitch
 */
function chirp(at, every, pitch) {
  const within = (at % every) / 0.12;
  if (within > 1) return 0;
  return 0.5 * Math.sin(Math.PI * within) * Math.sin(2 * Math.PI * (pitch + 500 * within) * at);
}

/** @param {number} at */
const cricket = (at) =>
  at % 0.9 < 0.35 ? Math.max(0, Math.sin(2 * Math.PI * 17 * at)) * Math.sin(2 * Math.PI * 4300 * at) : 0;

/**
 * The sound of a season at its level, in any audio context.
 *
 * @param {BaseAudioContext} audio
 * @param {string} season
 */
export function ambience(audio, season) {
  const scene = SCENES[season] ?? silence;
  const length = SECONDS * RATE;
  const over = OVER * RATE;
  const made = new Float32Array(length + over);
  for (let n = 0; n < made.length; n += 1) made[n] = scene(n / RATE, () => Math.random() * 2 - 1);
  for (let n = 0; n < over; n += 1) made[n] = made[n] * (n / over) + made[length + n] * (1 - n / over);
  const mean = Math.sqrt(made.reduce((sum, each) => sum + each * each, 0) / made.length);
  const buffer = audio.createBuffer(1, length, RATE);
  buffer.copyToChannel(
    made.subarray(0, length).map((each) => Math.max(-1, Math.min(1, (each * LEVEL) / (mean || 1)))),
    0,
  );
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}

export const SEASONS = Object.keys(SCENES);
