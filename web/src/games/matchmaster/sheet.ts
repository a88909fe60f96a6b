import type { Round } from "./contract";

/** A cell of the sheet that shows how to read all of them; `null` while there is none. */
export function exampleOf(sheet: Round[], me: number | null): { taken: number; bid: number } | null {
  const last = sheet.at(-1);
  return last ? { taken: last.tricks[me ?? 0]!, bid: last.bids[me ?? 0]! } : null;
}
