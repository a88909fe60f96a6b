import { rankOf, suitOf } from "./cards";
import { at, distance, type Point } from "$table/layout/places";

/** Positions of the cards in the trick, from the bottom seat clockwise. */
const LIES: Record<number, Point[]> = {
  2: [at(50, 100), at(50, 0)],
  3: [at(50, 100), at(0, 0), at(100, 0)],
  4: [at(50, 100), at(0, 50), at(50, 0), at(100, 50)],
  5: [at(50, 100), at(0, 50), at(0, 0), at(100, 0), at(100, 50)],
  6: [at(50, 100), at(0, 67), at(0, 33), at(50, 0), at(100, 33), at(100, 67)],
  7: [at(50, 100), at(0, 67), at(0, 33), at(0, 0), at(100, 0), at(100, 33), at(100, 67)],
};

/** Return the position of a seat's card in the trick, near the seat. */
export function trickPlaceOf(seat: number, bottom: number, players: number, mirrored: boolean): Point {
  return LIES[players]?.[distance(seat, bottom, players, mirrored)] ?? at(50, 50);
}

/** Return the card that wins the trick at the moment: the highest trump, otherwise the highest card of the led suit. */
export function bestOf(cards: string[]): string | null {
  const worth = (card: string) =>
    suitOf(card) === "T"
      ? 100 + Number(rankOf(card))
      : suitOf(card) === suitOf(cards[0]!)
        ? Number(rankOf(card))
        : -1;
  return cards.length ? cards.reduce((best, card) => (worth(card) > worth(best) ? card : best)) : null;
}

/** Return the number of rows of cards in the trick below the top row. */
export function stepsOf(players: number): number {
  return new Set(LIES[players]?.map(({ y }) => y)).size - 1;
}
