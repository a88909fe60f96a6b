import { rankOf, suitOf } from "./cards";
import { at, distance, type Point } from "$table/layout/places";

/** Where the cards lie in the room of the trick; the one at the bottom comes first, then around from the left. */
const LIES: Record<number, Point[]> = {
  2: [at(50, 100), at(50, 0)],
  3: [at(50, 100), at(0, 0), at(100, 0)],
  4: [at(50, 100), at(0, 50), at(50, 0), at(100, 50)],
  5: [at(50, 100), at(0, 50), at(0, 0), at(100, 0), at(100, 50)],
  6: [at(50, 100), at(0, 67), at(0, 33), at(50, 0), at(100, 33), at(100, 67)],
  7: [at(50, 100), at(0, 67), at(0, 33), at(0, 0), at(100, 0), at(100, 33), at(100, 67)],
};

/** Where that seat's card lies in the trick: in its direction, seen from the middle. */
export function trickPlaceOf(seat: number, bottom: number, players: number, mirrored: boolean): Point {
  return LIES[players]?.[distance(seat, bottom, players, mirrored)] ?? at(50, 50);
}

/** The card that takes the trick as it is: the highest trump, else the highest of the suit that was led. */
export function bestOf(cards: string[]): string | null {
  const worth = (card: string) =>
    suitOf(card) === "T"
      ? 100 + Number(rankOf(card))
      : suitOf(card) === suitOf(cards[0]!)
        ? Number(rankOf(card))
        : -1;
  return cards.length ? cards.reduce((best, card) => (worth(card) > worth(best) ? card : best)) : null;
}

/** How many times a card begins below another one. */
export function stepsOf(players: number): number {
  return new Set(LIES[players]?.map(({ y }) => y)).size - 1;
}
