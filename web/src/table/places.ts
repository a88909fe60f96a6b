/** Where something lies, in percent of the room that the table leaves for it: 0 touches one edge, 100 the other. */
export type Point = { x: number; y: number };
/** Once for a narrow table, once for a wide one. */
export type Place = { narrow: Point; wide: Point };

/** The others on a narrow table, from the neighbour at the left around to the one at the right. */
const NARROW: Record<number, Point[]> = {
  1: [at(50, 0)],
  2: [at(15, 0), at(85, 0)],
  3: [at(0, 42), at(50, 0), at(100, 42)],
  4: [at(0, 46), at(15, 0), at(85, 0), at(100, 46)],
  5: [at(0, 52), at(0, 0), at(50, 0), at(100, 0), at(100, 52)],
  6: [at(0, 96), at(0, 48), at(15, 0), at(85, 0), at(100, 48), at(100, 96)],
};

const OPENING = 64;

export function at(x: number, y: number): Point {
  return { x, y };
}

/** How many seats further round than the one at the bottom. */
export function distance(seat: number, bottom: number, players: number, mirrored: boolean): number {
  const steps = (seat - bottom + players) % players;
  return mirrored ? (players - steps) % players : steps;
}

/** The direction of a seat on a wide table: an ellipse, open towards the bottom where the hand lies. */
export function angleOf(steps: number, players: number): number {
  const degrees = steps === 0 ? 90 : 90 + OPENING / 2 + ((360 - OPENING) * (steps - 0.5)) / (players - 1);
  return (degrees * Math.PI) / 180;
}

export function placeOf(seat: number, bottom: number, players: number, mirrored: boolean): Place {
  const steps = distance(seat, bottom, players, mirrored);
  const angle = angleOf(steps, players);
  return {
    narrow: NARROW[players - 1]?.[steps - 1] ?? at(50, 0),
    wide: at(50 + 47 * Math.cos(angle), clamp(46 + 56 * Math.sin(angle))),
  };
}

function clamp(percent: number): number {
  return Math.min(Math.max(percent, 0), 100);
}
