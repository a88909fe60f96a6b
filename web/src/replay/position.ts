import type { Position } from "$lib/protocol";
import type { Past } from "./past.svelte";

const SEATS = "ABCDEFGH";

/**
 * The position behind the # of an address: "#17" is after so many moves, "#17B" through the eyes of a seat. Whoever opens it
 * looks through their own eyes if it names none.
 */
export function positionIn(hash: string, { replay, mine }: Pick<Past, "replay" | "mine">): Position {
  const [, moves = "0", letter = ""] = /^#(\d+)([A-H]?)$/.exec(hash) ?? [];
  const named = letter ? SEATS.slice(0, replay.players).indexOf(letter) : -1;
  return { event: replay.plies[Number(moves)]?.event ?? null, seat: named < 0 ? mine : named };
}

/** The position as it stands in an address: who opens it sees the same. */
export function hashOf({ event, seat }: Position, past: Pick<Past, "after" | "mine">): string {
  return `#${past.after(event)}${seat === null || seat === past.mine ? "" : SEATS.charAt(seat)}`;
}
