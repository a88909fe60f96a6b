import type { Segment } from "./segments";

/**
 * Where a match lies for each segment on a card of 100 by 144: its middle and its direction, the head in front. All lie in one
 * direction around the card, so that a card upside down looks as if it had been printed that way.
 */
const LIES: Record<Segment, { x: number; y: number; turn: number }> = {
  a: { x: 50, y: 23, turn: 0 },
  b: { x: 75, y: 47.5, turn: 90 },
  c: { x: 75, y: 96.5, turn: 90 },
  d: { x: 50, y: 121, turn: 180 },
  e: { x: 25, y: 96.5, turn: 270 },
  f: { x: 25, y: 47.5, turn: 270 },
  g: { x: 50, y: 72, turn: 0 },
};

export function placed(segment: Segment): string {
  const { x, y, turn } = LIES[segment];
  return `translate(${x} ${y}) rotate(${turn})`;
}

/** The bars of a small digit on a field of 60 by 100, as one path. */
const BARS: Record<Segment, string> = {
  a: "M16 8H44",
  b: "M50 14V44",
  c: "M50 56V86",
  d: "M16 92H44",
  e: "M10 56V86",
  f: "M10 14V44",
  g: "M16 50H44",
};

export function bars(segments: Iterable<Segment>): string {
  return [...segments].map((segment) => BARS[segment]).join("");
}
