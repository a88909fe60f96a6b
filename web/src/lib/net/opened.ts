import type { Table } from "$lib/protocol";

let last: Table | null = null;

/** A table that this page has just opened: its page need not ask for what the answer has said already. */
export const opened = {
  keep(table: Table): void {
    last = table;
  },
  /** It, once; later it would be out of date. */
  take(id: string): Table | null {
    const kept = last?.id === id ? last : null;
    last = null;
    return kept;
  },
};
