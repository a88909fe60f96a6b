import { games } from "../games";

/** Milliseconds that a browser has for more important things, where it cannot say when it has done them. */
const FIRST = 300;

/** Load what a table of this game needs once the page has nothing else to do, so that it is there when somebody presses Play. */
export function loadAhead(key: string): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  // What does not come is asked for again when it is needed.
  const load = () => void Promise.all([import("./TablePage.svelte"), games.of(key)?.table()]).catch(() => {});
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(load, FIRST);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load);
  return () => cancelIdleCallback(idle);
}
