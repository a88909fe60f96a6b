import { say } from "$lib/i18n/words";
import { amongOthers } from "$lib/play/others";
import type { Table } from "$lib/protocol";

/** Return the sentence that explains why a game ended early. */
export function whyEnded(table: Table, name: (seat: number) => string): string {
  if (table.closed) return say("ended-closed");
  const left = table.left ?? 0;
  // If no other people played, the player who left must have resigned, because only this player could end the game.
  if (table.yours.includes(left)) return amongOthers(table) ? say("ended-you") : say("ended-you-resigned");
  const others = table.seats.some(({ seat, kind }) => kind === "person" && seat !== left);
  return others ? say("ended-left", { name: name(left) }) : say("ended-resigned", { name: name(left) });
}
