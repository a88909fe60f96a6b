import type { Round } from "./contract";

/**
 * Return a cell that explains how to read the sheet, with two different numbers if possible. Returns `null` if the
 * sheet is empty.
 */
export function exampleOf(sheet: Round[], me: number | null): { taken: number; bid: number } | null {
  const cells = sheet.map(({ tricks, bids }) => ({ taken: tricks[me ?? 0]!, bid: bids[me ?? 0]! }));
  return cells.findLast(({ taken, bid }) => taken !== bid) ?? cells.at(-1) ?? null;
}
