import { i18n } from "$lib/i18n/index.svelte";
import type { Seat } from "$lib/protocol";

export function nameOf(seats: Seat[], seat: number): string {
  return seats[seat]?.name || i18n.text.front.unnamed;
}

export function winners(ranks: number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}
