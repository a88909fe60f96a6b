import { i18n } from "$lib/i18n/index.svelte";
import type { Seat } from "$lib/protocol";
import { demandOf } from "./demand";
import { rankOf, suitOf, type MatchmasterTable } from "./types";
import { words } from "./words";

export function nameOf(seats: Seat[], seat: number): string {
  return seats[seat]?.name || i18n.text.front.unnamed;
}

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
