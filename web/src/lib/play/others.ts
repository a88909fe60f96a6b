import type { Table } from "$lib/protocol";

/** Whether people play at this table who are not at this screen. */
export function amongOthers({ seats, yours }: Table): boolean {
  return seats.some(({ seat, kind }) => kind === "person" && !yours.includes(seat));
}
