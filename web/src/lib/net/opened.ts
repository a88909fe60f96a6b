import type { Table } from "$lib/protocol";

let last: Table | null = null;

/** The table that this browser has just created, for which the table page needs no request. */
export const opened = {
  keep(table: Table): void {
    last = table;
  },
  /** Return the table and forget it, because it would soon be out of date. */
  take(id: string): Table | null {
    const kept = last?.id === id ? last : null;
    last = null;
    return kept;
  },
};
