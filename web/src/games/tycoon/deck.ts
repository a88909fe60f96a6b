import type { Options } from "$lib/gamewords";
import type { View } from "$lib/protocol";
import type { Table } from "./contract";

const NUMBERS = [..."0123456789AbCdEF"];

/** The numbers of this table from the weakest to the strongest. */
export function numbersOf(options: View["options"], order: Table["order"]): string[] {
  const numbers =
    options.expansion === "GH" || options.expansion === "all" ? [...NUMBERS, "G", "H"] : NUMBERS;
  return order === "normal" ? numbers : numbers.toReversed();
}

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
