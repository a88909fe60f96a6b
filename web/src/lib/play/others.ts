import type { Table } from "$lib/protocol";

/** Whether a person at another screen plays at this table. */
export function amongOthers({ seats, yours }: Table): boolean {
  return seats.some(({ seat, kind }) => kind === "person" && !yours.includes(seat));
}
