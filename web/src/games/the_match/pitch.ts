import type { Card } from "./contract";

/** Row and column, counted from 1 as seat A sees them. */
export type Place = Card["place"];

export const SIDE = 4;

/** A position as the viewer sees it: columns 1 to 4 from the left, rows 1 to 4 from the top, goals at 0 and 5. */
export type Spot = { x: number; y: number };

/** Return all places of the field from the upper left to the lower right, as `bottom` sees them. */
export function placesSeenBy(bottom: number): Place[] {
  const places = Array.from({ length: SIDE * SIDE }, (_, index): Place => [
    SIDE - Math.floor(index / SIDE),
    (index % SIDE) + 1,
  ]);
  return bottom === 0 ? places : places.reverse();
}

export function spotOf([row, column]: Place, bottom: number): Spot {
  return { x: fromLeft(column, bottom), y: bottom === 0 ? SIDE + 1 - row : row };
}

/** Convert a column from seat A's left to the left of `bottom`, or back. */
export function fromLeft(column: number, bottom: number): number {
  return bottom === 0 ? column : SIDE + 1 - column;
}

/** Return where the attacks of this seat start: in front of the seat's goal. */
export function homeOf(seat: number, bottom: number): Spot {
  return { x: (SIDE + 1) / 2, y: seat === bottom ? SIDE + 1 : 0 };
}

/** Convert a row from the seat's own side to seat A's side, or back. */
export function rowFor(seat: number, row: number): number {
  return seat === 0 ? row : SIDE + 1 - row;
}

export function same(one: Place, other: Place): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
