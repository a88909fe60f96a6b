import { whenIdle } from "$lib/device/idle";
import { games } from "../games";

/**
 * Load the files of a table of this game while the page is idle, so that they are ready when the player starts a game.
 */
export function loadAhead(key: string): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? () => {} : whenIdle(() => loadNow(key));
}

/** Load the files at once. If a file fails to load, the table requests the file again. */
export function loadNow(key: string): void {
  void Promise.all([import("./TablePage.svelte"), games.of(key)?.table()]).catch(() => {});
}
