import type { Round } from "./contract";

/** A cell of the sheet that shows how to read all of them, with two different numbers if there is one; `null` while there is none. */
export function exampleOf(sheet: Round[], me: number | null): { taken: number; bid: number } | null {
  const cells = sheet.map(({ tricks, bids }) => ({ taken: tricks[me ?? 0]!, bid: bids[me ?? 0]! }));
  return cells.findLast(({ taken, bid }) => taken !== bid) ?? cells.at(-1) ?? null;
}
