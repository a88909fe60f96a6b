import { suitOf, type Played, type Suit } from "./types";

/** What the trick asks of a hand, in a word. */
export type Demand = "any" | "trump" | "higher" | { follow: Suit };

/**
 * Why some cards of the hand may be played and others not, read from what the server offers: it decides nothing.
 * `null` where there is nothing to say, or where these words do not fit.
 */
export function demandOf(hand: string[], moves: string[], trick: Played[]): Demand | null {
  if (moves.length === 0 || hand.length < 2) return null;
  const barred = hand.filter((card) => !moves.includes(card));
  if (barred.length === 0) return "any";
  const led = trick[0] && suitOf(trick[0].card);
  const wanted = suitOf(moves[0]!);
  if (!led || moves.some((card) => suitOf(card) !== wanted)) return null;
  if (barred.some((card) => suitOf(card) === wanted)) return wanted === "T" ? "higher" : null;
  if (wanted === led) return { follow: led };
  return wanted === "T" ? "trump" : null;
}
