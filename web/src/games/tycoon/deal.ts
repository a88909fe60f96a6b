import type { Options } from "$lib/gamewords";

const CARDS: Record<string, number> = { GH: 60, all: 72 };
const FEW = 15;

/** How many cards there are at a table, how many everybody gets at least, and how many are left over then. */
export function dealOf(
  { expansion }: Options,
  players: number,
): { cards: number; each: number; rest: number } {
  const cards = CARDS[String(expansion)] ?? 56;
  const each = players < 4 ? FEW : Math.floor(cards / players);
  return { cards, each, rest: cards - each * players };
}
