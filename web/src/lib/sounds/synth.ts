/** How something goes from its first figure to its last; one figure alone stays. */
type Glide = number | readonly [from: number, to: number];

/** One thing that sounds: a tone, or noise. Times in seconds, pitches in hertz. */
export type Layer = {
  wave: "sine" | "triangle" | "saw" | "noise";
  /** When it begins. */
  at?: number;
  length: number;
  /** The pitch of a tone. */
  pitch?: Glide;
  /** The middle of what is heard of it, and how narrow that is: the rest is filtered away. */
  band?: Glide;
  narrow?: number;
  /** How long it grows before it fades. */
  attack?: number;
  gain?: number;
  /** How often its loudness shakes. */
  shake?: number;
  /** How often its pitch wavers. */
  waver?: number;
};

/** So many figures stand for a second. */
export const RATE = 32_000;
/** The loudest tenth of a second of each sound has this root mean square, and no figure is above the peak: −20 and −4 dBFS. */
const LOUDNESS = 0.1;
const PEAK = 0.63;
const TENTH = RATE / 10;
/** How much is left of a layer at its end. */
const LEFT = 0.003;
const SHAKES = 0.6;
const WAVERS = 0.03;

/** The sound that these layers make, always the same to the last figure: an equally loud one for each recipe. */
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
    turn += (along(pitch, part) * (1 + WAVERS * Math.sin(2 * Math.PI * waver * time))) / RATE;
    let sample = wave === "noise" ? 2 * chance() - 1 : WAVES[wave](turn % 1);
    if (band) {
      // A filter of two states, after Chamberlin; steady up to a sixth of the rate.
      const step = 2 * Math.sin((Math.PI * along(band, part)) / RATE);
      low += step * middle;
      middle += step * (sample - low - middle / narrow);
      sample = middle;
    }
    const grown = Math.min(1, time / attack);
    const faded = LEFT ** (Math.max(0, time - attack) / Math.max(length - attack, 1 / RATE));
    const shaken = 1 - SHAKES * (0.5 - 0.5 * Math.cos(2 * Math.PI * shake * time));
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

/** Numbers from 0 to 1 that only seem to be chance (mulberry32). */
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

/** The root mean square of the loudest tenth of a second: what the ear goes by, however long the sound fades. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  let most = 0;
  samples.forEach((sample, i) => {
    sum += sample ** 2 - (samples[i - TENTH] ?? 0) ** 2;
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / TENTH);
}
