import type { Table } from "$lib/protocol";

let last: Table | null = null;

/** The table that this page has just opened. The table page uses it instead of a request. */
export const opened = {
  keep(table: Table): void {
    last = table;
  },
  /** Return the table once, because later it would be out of date. */
  take(id: string): Table | null {
    const kept = last?.id === id ? last : null;
    last = null;
    return kept;
  },
};
