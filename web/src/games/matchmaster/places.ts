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

/** Where their cards lie, as far from the middle as the seats allow; the one at the bottom comes first. */
const NARROW_TRICK: Record<number, Point[]> = {
  1: [at(50, 88), at(50, 42)],
  2: [at(50, 92), at(35, 52), at(65, 52)],
  3: [at(50, 92), at(38, 58), at(50, 30), at(62, 58)],
  4: [at(50, 96), at(39, 66), at(36, 32), at(64, 32), at(61, 66)],
  5: [at(50, 98), at(39, 74), at(38, 44), at(50, 32), at(62, 44), at(61, 74)],
  6: [at(50, 100), at(40, 82), at(38, 58), at(40, 33), at(60, 33), at(62, 58), at(60, 82)],
};

const OPENING = 64;

function at(x: number, y: number): Point {
  return { x, y };
}

/** How many seats further round than the one at the bottom. */
function distance(seat: number, bottom: number, players: number, mirrored: boolean): number {
  const steps = (seat - bottom + players) % players;
  return mirrored ? (players - steps) % players : steps;
}

/** The direction of a seat on a wide table: an ellipse, open towards the bottom where the hand lies. */
function angleOf(steps: number, players: number): number {
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

/** Where that seat's card lies in the trick: in its direction, seen from the middle. */
export function trickPlaceOf(seat: number, bottom: number, players: number, mirrored: boolean): Place {
  const steps = distance(seat, bottom, players, mirrored);
  const angle = angleOf(steps, players);
  return {
    narrow: NARROW_TRICK[players - 1]?.[steps] ?? at(50, 50),
    wide: at(50 + (players > 5 ? 16 : players > 4 ? 13 : 10) * Math.cos(angle), 67 + 31 * Math.sin(angle)),
  };
}

function clamp(percent: number): number {
  return Math.min(Math.max(percent, 0), 100);
}
