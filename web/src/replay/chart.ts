export type Point = { x: number; y: number };

/** Return a linear function that maps the values `low` to `high` to the positions `from` to `to`. */
export function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  const span = high - low || 1;
  return (value) => from + ((value - low) / span) * (to - from);
}

/**
 * Return about `count` round values around the range `low` to `high`. Returns fewer values if `label` would round the
 * values.
 */
export function ticks(low: number, high: number, count: number, label: (mark: number) => string): number[] {
  const step = roundStep((high - low || 1) / count);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const marks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
  const honest = marks.every((mark) => Number.isInteger(mark) || label(mark) !== label(Math.round(mark)));
  return honest ? marks : ticks(low, high, count / 2, label);
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10;
  return step * power;
}

function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}

/** Move positions apart, so that labels of this height do not overlap between `top` and `bottom`. */
export function apart(places: number[], height: number, top: number, bottom: number): number[] {
  const order = [...places.keys()].sort((one, other) => places[one]! - places[other]!);
  const moved = [...places];
  let free = top;
  for (const index of order) {
    moved[index] = Math.max(places[index]!, free);
    free = moved[index] + height;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index]!, limit);
    limit = moved[index] - height;
  }
  return moved;
}

/** Move points up or down, so that signs of this size do not overlap between `top` and `bottom`. */
export function clear(points: Point[], size: number, top: number, bottom: number): Point[] {
  const placed: Point[] = [];
  for (const { x, y } of points) {
    const free = [0, ...Array.from({ length: 12 }, (_, index) => index + 1).flatMap((far) => [-far, far])]
      .map((steps) => y + (steps * size) / 2)
      .filter((there) => there >= top && there <= bottom)
      .find((there) => placed.every((one) => Math.hypot(one.x - x, one.y - there) >= size));
    placed.push({ x, y: free ?? y });
  }
  return placed;
}

export function path(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The line styles of the seats differ in more than the colour, for readers who cannot tell colours apart. */
const LINES = [
  { colour: "light-dark(#c23a0a, #ff8a52)", dash: undefined },
  { colour: "light-dark(#1c3d63, #8fbcec)", dash: "9 4" },
  { colour: "var(--won)", dash: "2 4" },
  { colour: "light-dark(#6d2b7c, #dba8ea)", dash: "12 4 2 4" },
  { colour: "light-dark(#7a5200, #e6b458)", dash: "5 3" },
  { colour: "light-dark(#0a6b66, #74d2ca)", dash: "12 3 2 3 2 3" },
  { colour: "var(--ink)", dash: "1 3" },
  { colour: "light-dark(#a01a5a, #ff9ac6)", dash: "8 2 1 2" },
];

export function lineOf(seat: number) {
  return LINES[seat % LINES.length]!;
}
