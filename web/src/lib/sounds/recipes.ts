import type { Layer } from "./synth";

/** The layers of a sound, and the milliseconds of a phone's vibration. */
export type Recipe = { layers: readonly Layer[]; buzz?: number };

function tune(pitches: number[], apart: number, length: number, wave: Layer["wave"] = "triangle"): Layer[] {
  return pitches.map((pitch, i) => ({ wave, pitch, at: i * apart, length, attack: 0.008 }));
}

function card(at = 0, gain = 1): Layer[] {
  return [
    { wave: "noise", at, length: 0.09, band: [3400, 1300], attack: 0.004, gain },
    { wave: "sine", at: at + 0.01, length: 0.07, pitch: [190, 110], gain: 0.5 * gain },
  ];
}

function click(at = 0, gain = 1): Layer[] {
  return [
    { wave: "sine", at, length: 0.06, pitch: 1480, attack: 0.001, gain: 0.7 * gain },
    { wave: "sine", at, length: 0.04, pitch: 2390, attack: 0.001, gain: 0.4 * gain },
    { wave: "noise", at, length: 0.02, band: 3800, attack: 0.001, gain },
  ];
}

/** Return the sound of a pea whistle. */
function whistle(at: number, length: number): Layer[] {
  return [
    { wave: "sine", at, length, pitch: 2350, attack: 0.03, shake: 34, waver: 34 },
    { wave: "triangle", at, length, pitch: 2790, attack: 0.03, gain: 0.5, shake: 34, waver: 34 },
    { wave: "noise", at, length, band: 2600, narrow: 3, attack: 0.02, gain: 0.25 },
  ];
}

/** Return the sound of many voices that sing one vowel. */
function crowd(
  vowel: [low: [number, number], high: [number, number]],
  length: number,
  attack: number,
): Layer[] {
  const [low, high] = vowel;
  return [
    { wave: "noise", length, band: low, narrow: 5, attack, shake: 5 },
    {
      wave: "noise",
      length,
      band: low.map((pitch) => pitch * 1.3) as [number, number],
      narrow: 5,
      attack,
      shake: 7,
    },
    { wave: "noise", length, band: high, narrow: 4, attack, gain: 0.5, shake: 6 },
  ];
}

const kick: Layer[] = [
  { wave: "sine", length: 0.16, pitch: [170, 55], attack: 0.002 },
  { wave: "noise", length: 0.03, band: 1400, attack: 0.001, gain: 0.6 },
];

/** Return the sound of a drop after a splash. */
function drop(at: number, pitch: number): Layer {
  return { wave: "sine", at, length: 0.06, pitch: [pitch, pitch * 2.2], attack: 0.01, gain: 0.35 };
}

function quack(at: number): Layer[] {
  return [
    { wave: "saw", at, length: 0.13, pitch: [330, 240], band: [1250, 900], narrow: 4, attack: 0.012 },
    { wave: "saw", at, length: 0.13, pitch: [330, 240], band: 2300, narrow: 5, attack: 0.012, gain: 0.5 },
  ];
}

/** The descriptions of all sounds. The page computes a sound at its first use and needs no audio files. */
export const RECIPES = {
  // Any table
  tick: { layers: [...click(0, 0.5), { wave: "sine", length: 0.07, pitch: 620 }] },
  your_turn: { layers: tune([587, 880], 0.13, 0.4, "sine"), buzz: 30 },
  refused: {
    layers: [0, 0.11].map((at) => ({ wave: "sine", at, length: 0.1, pitch: [190, 140] })),
    buzz: 20,
  },
  won: { layers: tune([523, 659, 784, 1047], 0.12, 0.6), buzz: 60 },
  lost: { layers: tune([440, 370, 294], 0.2, 0.55), buzz: 30 },
  // Cards and matches
  card: { layers: card() },
  deal: { layers: [0, 0.08, 0.16, 0.24, 0.32].flatMap((at, i) => card(at, 0.7 + 0.06 * i)) },
  flip: {
    layers: [{ wave: "noise", length: 0.08, band: [1200, 4200], attack: 0.05, gain: 0.5 }, ...card(0.08)],
  },
  trick: {
    layers: [
      { wave: "noise", length: 0.26, band: [700, 2600], attack: 0.12, gain: 0.6 },
      ...card(0.22),
      ...card(0.27, 0.6),
    ],
  },
  stick: { layers: click() },
  strike: {
    layers: [
      { wave: "noise", length: 0.2, band: [2600, 5000], attack: 0.06, shake: 70 },
      { wave: "noise", at: 0.15, length: 0.75, band: [1800, 500], narrow: 0.5, attack: 0.06, shake: 13 },
    ],
  },
  score: { layers: tune([784, 988], 0.09, 0.25) },
  revolution: {
    layers: [
      ...[0, 0.18, 0.36].map((at): Layer => ({
        wave: "sine",
        at,
        length: 0.25,
        pitch: [130, 55],
        attack: 0.003,
      })),
      {
        wave: "saw",
        length: 0.9,
        pitch: [110, 440],
        band: [300, 2400],
        narrow: 1.5,
        attack: 0.5,
        gain: 0.35,
      },
      { wave: "noise", at: 0.5, length: 0.6, band: [4800, 2500], attack: 0.02, gain: 0.5 },
    ],
    buzz: 50,
  },
  out: { layers: tune([659, 784, 988], 0.08, 0.3) },
  // The pitch
  whistle: { layers: whistle(0, 0.5) },
  final_whistle: { layers: [...whistle(0, 0.22), ...whistle(0.25, 0.22), ...whistle(0.5, 0.65)] },
  kick: { layers: kick },
  goal: {
    layers: [
      ...kick,
      ...crowd(
        [
          [620, 760],
          [1150, 1350],
        ],
        1.15,
        0.25,
      ),
    ],
    buzz: 60,
  },
  miss: {
    layers: crowd(
      [
        [520, 320],
        [900, 640],
      ],
      0.8,
      0.12,
    ),
  },
  coin: {
    layers: [3150, 4710].map((pitch, i) => ({
      wave: "sine",
      length: 0.5,
      pitch,
      shake: 22,
      gain: 1 - 0.5 * i,
    })),
  },
  // Mud
  throw: { layers: [{ wave: "noise", length: 0.3, band: [450, 1900], narrow: 1.2, attack: 0.16 }] },
  splash: {
    layers: [
      { wave: "noise", length: 0.4, band: [1900, 260], attack: 0.004 },
      { wave: "sine", length: 0.14, pitch: [240, 70], attack: 0.002 },
      drop(0.13, 310),
      drop(0.21, 420),
      drop(0.27, 360),
      drop(0.38, 520),
    ],
    buzz: 25,
  },
  umbrella: {
    layers: [
      { wave: "noise", length: 0.14, band: [700, 2400], attack: 0.07 },
      { wave: "sine", at: 0.09, length: 0.1, pitch: [130, 75] },
      ...[0.2, 0.25, 0.32, 0.36, 0.45].map((at): Layer => ({
        wave: "noise",
        at,
        length: 0.025,
        band: 3000,
        gain: 0.4,
      })),
    ],
  },
  quack: { layers: [...quack(0), ...quack(0.17)] },
} as const satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;
