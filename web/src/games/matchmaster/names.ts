import { demandOf } from "./demand";
import { rankOf, suitOf, type MatchmasterTable } from "./types";
import { words } from "./words";

/** A card in words: "Trump 5". */
export function spoken(card: string): string {
  return words().card(words().suits[suitOf(card)], rankOf(card));
}

/** What the trick asks of the hand: "Follow suit: light orange". */
export function demanded({ hand, trick }: MatchmasterTable, moves: string[]): string | null {
  const demand = demandOf(hand ?? [], moves, trick);
  if (demand === null) return null;
  if (typeof demand === "string") return words().hand[demand];
  return words().hand.follow(words().suits[demand.follow]);
}
