import { angleOf, at, distance, type Place, type Point } from "$table/places";

/** Where the cards lie on a narrow table, as far from the middle as the seats allow; the one at the bottom comes first. */
const NARROW: Record<number, Point[]> = {
  1: [at(50, 88), at(50, 42)],
  2: [at(50, 92), at(35, 52), at(65, 52)],
  3: [at(50, 92), at(38, 58), at(50, 30), at(62, 58)],
  4: [at(50, 96), at(39, 66), at(36, 32), at(64, 32), at(61, 66)],
  5: [at(50, 98), at(39, 74), at(38, 44), at(50, 32), at(62, 44), at(61, 74)],
  6: [at(50, 100), at(40, 82), at(38, 58), at(40, 33), at(60, 33), at(62, 58), at(60, 82)],
};

/** Where that seat's card lies in the trick: in its direction, seen from the middle. */
export function trickPlaceOf(seat: number, bottom: number, players: number, mirrored: boolean): Place {
  const steps = distance(seat, bottom, players, mirrored);
  const angle = angleOf(steps, players);
  return {
    narrow: NARROW[players - 1]?.[steps] ?? at(50, 50),
    wide: at(50 + (players > 5 ? 16 : players > 4 ? 13 : 10) * Math.cos(angle), 67 + 31 * Math.sin(angle)),
  };
}
