import { api } from "$lib/net/api";
import type { Play } from "$lib/play/play.svelte";
import { router } from "$lib/router.svelte";

export function resignable({ alone, past, table }: Play): boolean {
  return !alone && !past && table.state === "playing" && table.you !== null;
}

/** Resign. If the game continues, the player leaves the page, because watching would count as a return to the game. */
export async function resign(play: Play): Promise<void> {
  const table = await api.resign(play.table.id, play.table.number);
  if (table.state === "playing") router.go("/");
  else play.update(table);
}
