import { api } from "$lib/net/api";
import type { Play } from "$lib/play/play.svelte";
import { router } from "$lib/router.svelte";

/** Whether somebody at this screen plays a game that they can resign. */
export function resignable({ alone, past, table }: Play): boolean {
  return !alone && !past && table.state === "playing" && table.you !== null;
}

/** Resign. Where the others decide what follows, whoever resigned goes: to look on would mean to be back. */
export async function resign(play: Play): Promise<void> {
  const table = await api.resign(play.table.id, play.table.number);
  if (table.state === "playing") router.go("/");
  else play.update(table);
}
