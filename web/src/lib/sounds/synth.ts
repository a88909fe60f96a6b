/** A constant, or a value that changes from the first to the last number. */
type Glide = number | readonly [from: number, to: number];

/** One tone or noise. Times in seconds, frequencies in hertz. */
export type Layer = {
  wave: "sine" | "triangle" | "saw" | "noise";
  at?: number;
  length: number;
  pitch?: Glide;
  /** The centre of a band-pass filter, and its Q factor. */
  band?: Glide;
  narrow?: number;
  /** The time until full volume. Then it fades. */
  attack?: number;
  gain?: number;
  /** The frequency of the tremolo. */
  shake?: number;
  /** The frequency of the vibrato. */
  waver?: number;
};

export const RATE = 32_000;
/** −20 dBFS, the target for the loudest tenth of a second of each sound. `PEAK` is −4 dBFS. */
const LOUDNESS = 0.1;
const PEAK = 0.63;
const TENTH_SAMPLES = RATE / 10;
/** The part of the volume that is left at the end of a layer. */
const END_VOLUME = 0.003;
const TREMOLO_DEPTH = 0.6;
const VIBRATO_DEPTH = 0.03;

export function render(layers: readonly Layer[]): Float32Array<ArrayBuffer> {
  const ends = layers.map(({ at = 0, length }) => at + length);
  const samples = new Float32Array(Math.ceil(Math.max(...ends) * RATE));
  layers.forEach((layer, number) => add(layer, number + 1, samples));
  const scale = Math.min(LOUDNESS / loudness(samples), PEAK / peak(samples));
  return samples.map((sample) => sample * scale);
}

function add(layer: Layer, seed: number, samples: Float32Array): void {
  const { wave, at = 0, length, pitch = 0, band, narrow = 0.7, attack = 0.003, gain = 1 } = layer;
  const { shake = 0, waver = 0 } = layer;
  const chance = chances(seed);
  const start = Math.round(at * RATE);
  const count = Math.min(Math.round(length * RATE), samples.length - start);
  let turn = 0;
  let low = 0;
  let middle = 0;
  for (let i = 0; i < count; i++) {
    const time = i / RATE;
    const part = i / count;
    turn += (along(pitch, part) * (1 + VIBRATO_DEPTH * Math.sin(2 * Math.PI * waver * time))) / RATE;
    let sample = wave === "noise" ? 2 * chance() - 1 : WAVES[wave](turn % 1);
    if (band) {
      // A state-variable filter by Chamberlin, stable up to a sixth of the sample rate.
      const step = 2 * Math.sin((Math.PI * along(band, part)) / RATE);
      low += step * middle;
      middle += step * (sample - low - middle / narrow);
      sample = middle;
    }
    const grown = Math.min(1, time / attack);
    const faded = END_VOLUME ** (Math.max(0, time - attack) / Math.max(length - attack, 1 / RATE));
    const shaken = 1 - TREMOLO_DEPTH * (0.5 - 0.5 * Math.cos(2 * Math.PI * shake * time));
    samples[start + i]! += gain * grown * faded * shaken * sample;
  }
}

const WAVES = {
  sine: (turn: number) => Math.sin(2 * Math.PI * turn),
  triangle: (turn: number) => 1 - 4 * Math.abs(turn - 0.5),
  saw: (turn: number) => 2 * turn - 1,
};

function along(glide: Glide, part: number): number {
  return typeof glide === "number" ? glide : glide[0] * (glide[1] / glide[0]) ** part;
}

/** Return a source of pseudorandom numbers from 0 to 1 (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function peak(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/**
 * Return the root mean square of the loudest tenth of a second. People perceive it as the loudness, even if the sound fades
 * slowly.
 */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  let most = 0;
  samples.forEach((sample, i) => {
    sum += sample ** 2 - (samples[i - TENTH_SAMPLES] ?? 0) ** 2;
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / TENTH_SAMPLES);
}
