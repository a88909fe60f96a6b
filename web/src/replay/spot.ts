import type { Retold } from "$table/game";
import type { Past } from "./past.svelte";
import { say } from "./words";

/** Return a position as text: "Round 3 of 13, 4 cards · Move 134 of 272". */
export function spotOf(retold: Retold, past: Pick<Past, "last" | "replay">, at: number): string {
  const part = retold.part?.(past.replay.plies[at]!.table);
  return [part, say("controls-at", { at, last: past.last })].filter(Boolean).join(" · ");
}
