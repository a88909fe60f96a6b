import type { Table } from "$lib/protocol";

/** Return whether the player of this finished game may challenge friends: alone against bots, from the first deal on. */
export function mayChallenge({ state, yours, seats, origin, seal }: Table): boolean {
  const alone = yours.length === 1 && seats.every(({ seat, kind }) => seat === yours[0] || kind === "bot");
  return state === "over" && alone && seal !== null && (!origin || origin.kind === "challenge");
}
