/** Where somebody sits, in percent of the table: once for a narrow table, once for a wide one. */
export type Place = { narrow: Point; wide: Point };
export type Point = { x: number; y: number };

/** The others on a narrow table, from the neighbour at the left around to the one at the right. */
const NARROW: Record<number, Point[]> = {
  1: [at(50, 10)],
  2: [at(25, 11), at(75, 11)],
  3: [at(16, 42), at(50, 10), at(84, 42)],
  4: [at(16, 48), at(27, 10), at(73, 10), at(84, 48)],
  5: [at(16, 52), at(16, 13), at(50, 10), at(84, 13), at(84, 52)],
  6: [at(16, 66), at(16, 36), at(31, 9), at(69, 9), at(84, 36), at(84, 66)],
};

const CENTRE_NARROW = at(50, 55);
const CENTRE_WIDE = at(50, 54);

function at(x: number, y: number): Point {
  return { x, y };
}

/** How many seats further round than the one at the bottom. */
function distance(seat: number, bottom: number, players: number, mirrored: boolean): number {
  const steps = (seat - bottom + players) % players;
  return mirrored ? (players - steps) % players : steps;
}

export function placeOf(seat: number, bottom: number, players: number, mirrored: boolean): Place {
  const steps = distance(seat, bottom, players, mirrored);
  if (steps === 0) return { narrow: at(50, 100), wide: at(50, 100) };
  const narrow = NARROW[players - 1]?.[steps - 1] ?? at(50, 10);
  // An ellipse, opened towards the bottom where the hand lies.
  const turn = 90 + 32 + ((360 - 64) * (steps - 0.5)) / (players - 1);
  const angle = (turn * Math.PI) / 180;
  return { narrow, wide: at(50 + 41 * Math.cos(angle), 52 + 40 * Math.sin(angle)) };
}

/** Where that seat's card lies in the trick: between the middle and the seat. */
export function trickPlaceOf(place: Place): Place {
  return {
    narrow: between(CENTRE_NARROW, place.narrow, 0.4, 0.5),
    wide: between(CENTRE_WIDE, place.wide, 0.33, 0.44),
  };
}

function between(centre: Point, seat: Point, across: number, down: number): Point {
  return { x: centre.x + (seat.x - centre.x) * across, y: centre.y + (seat.y - centre.y) * down };
}
