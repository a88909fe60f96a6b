import type { Laid } from "./contract";

/** The first letter of a card's name; what follows is its rank. */
export type Suit = "T" | "L" | "B" | "S";

export function suitOf(card: string): Suit {
  return card.charAt(0) as Suit;
}

export function rankOf(card: string): string {
  return card.slice(1);
}

/** What the trick asks of a hand, in a word. */
export type Demand = "any" | "trump" | "higher" | { follow: Suit };

/**
 * Why some cards of the hand may be played and others not, read from what the server offers: it decides nothing.
 * `null` where there is nothing to say, or where these words do not fit.
 */
export function demandOf(hand: string[], moves: string[], trick: Laid[]): Demand | null {
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
