import { whenIdle } from "$lib/device/idle";
import { games } from "../games";

/** Load what a table of this game needs once the page has nothing else to do, so that it is there when somebody presses Play. */
export function loadAhead(key: string): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? () => {} : whenIdle(() => loadNow(key));
}

/** The same at once. What does not come is asked for again when it is needed. */
export function loadNow(key: string): void {
  void Promise.all([import("./TablePage.svelte"), games.of(key)?.table()]).catch(() => {});
}
