/** A position in percent of the space that the table leaves for an element: 0 touches one edge, 100 the other. */
export type Point = { x: number; y: number };
export type Place = { narrow: Point; wide: Point };

/** The other seats on a narrow table, from the left neighbour to the right neighbour. */
const NARROW: Record<number, Point[]> = {
  1: [at(50, 0)],
  2: [at(15, 0), at(85, 0)],
  3: [at(0, 52), at(50, 0), at(100, 52)],
  4: [at(0, 54), at(10, 0), at(90, 0), at(100, 54)],
  5: [at(0, 54), at(0, 0), at(50, 0), at(100, 0), at(100, 54)],
  6: [at(0, 100), at(0, 51), at(10, 0), at(90, 0), at(100, 51), at(100, 100)],
};

const OPENING = 64;
/** A seat at this height or above is at the top of the table, not at a side. */
const TOP = 12;

export function at(x: number, y: number): Point {
  return { x, y };
}

/** Return how many seats `seat` is after the bottom seat. */
export function distance(seat: number, bottom: number, players: number, mirrored: boolean): number {
  const steps = (seat - bottom + players) % players;
  return mirrored ? (players - steps) % players : steps;
}

/**
 * Return the direction of a seat on a wide table, in radians. The seats form an ellipse that is open at the bottom,
 * where the hand is.
 */
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

/**
 * The space that the seats leave for the middle. `top` and `sides` are true if seats are there. `indent` is how far in
 * the side seats reach, in percent.
 */
export type Room = { top: boolean; sides: boolean; indent: number };

export function roomOf(players: number): { narrow: Room; wide: Room; low: Room } {
  const places = Array.from({ length: players - 1 }, (_, index) => placeOf(index + 1, 0, players, false));
  const wide = places.map(({ wide }) => wide);
  return { narrow: left(places.map(({ narrow }) => narrow)), wide: left(wide), low: between(wide) };
}

/** Return the space on a wide, low table. If no seat is opposite, the space reaches up between the seats at the top. */
function between(points: Point[]): Room {
  const nearest = Math.min(...points.map(({ x }) => Math.abs(50 - x)));
  return nearest < 1 ? left(points) : { top: false, sides: true, indent: 50 - nearest };
}

function left(points: Point[]): Room {
  const sides = points.filter(({ y }) => y > TOP);
  return {
    top: sides.length < points.length,
    sides: sides.length > 0,
    indent: Math.max(0, ...sides.map(({ x }) => Math.min(x, 100 - x))),
  };
}

function clamp(percent: number): number {
  return Math.min(Math.max(percent, 0), 100);
}
