import { i18n } from "$lib/i18n/index.svelte";
import type { Seat } from "$lib/protocol";
import { rankOf, suitOf } from "./types";
import { words } from "./words";

export function nameOf(seats: Seat[], seat: number): string {
  return seats[seat]?.name || i18n.text.front.unnamed;
}

/** A card in words: "Trump 5". */
export function spoken(card: string): string {
  return words().card(words().suits[suitOf(card)], rankOf(card));
}
