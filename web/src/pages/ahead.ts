import { whenIdle } from "$lib/device/idle";
import { games } from "../games";

/**
 * Load what a table of this game needs as soon as the page is idle, so that it is ready when the player starts a game.
 */
export function loadAhead(key: string): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? () => {} : whenIdle(() => loadNow(key));
}

/** Load it now. A file that fails is requested again when it is needed. */
export function loadNow(key: string): void {
  void Promise.all([import("./TablePage.svelte"), games.of(key)?.table()]).catch(() => {});
}
