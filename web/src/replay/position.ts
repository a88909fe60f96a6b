import type { Position } from "$lib/protocol";
import type { Past } from "./past.svelte";

const SEATS = "ABCDEFGH";

/**
 * Return the position in the # part of an address: "#17" is after 17 moves, "#17B" the same as seat B sees it, "#e23" after
 * event 23 of the record. Without a seat, the position has the viewer's own view.
 */
export function positionIn(hash: string, { replay, mine }: Pick<Past, "replay" | "mine">): Position {
  const [, ofRecord, number = "0", letter = ""] = /^#(e?)(\d+)([A-H]?)$/.exec(hash) ?? [];
  const named = letter ? SEATS.slice(0, replay.players).indexOf(letter) : -1;
  const event = ofRecord ? Number(number) : (replay.plies[Number(number)]?.event ?? null);
  return { event, seat: named < 0 ? mine : named };
}

export function hashOf({ event, seat }: Position, past: Pick<Past, "after" | "mine">): string {
  return `#${past.after(event)}${seat === null || seat === past.mine ? "" : SEATS.charAt(seat)}`;
}
