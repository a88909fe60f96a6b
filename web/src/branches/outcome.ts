import type { Branch, Result } from "$lib/protocol";
import { say } from "./words";

/** Return the result of a continued game for its player. */
export function outcomeIn(
  { state, seat, result }: Pick<Branch, "state" | "seat" | "result">,
  players: number,
): string {
  const rank = (result as Result | null)?.ranks[seat];
  if (rank !== undefined) return say("branch-rank", { rank, players });
  return state === "ended" ? say("branch-ended") : say("branch-running");
}
