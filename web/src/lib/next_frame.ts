/** Reads the page, and returns what then changes it. */
type Reading = () => () => unknown;

const waiting = new Set<Reading>();

/**
 * Do this with the next frame, before it is drawn. All who wait read before any of them changes anything: the page is laid out
 * once for all of them, and not in the task that changed the table, which would take a slow phone too long. What this returns
 * calls it off.
 */
export function withNextFrame(read: Reading): () => void {
  if (waiting.size === 0) requestAnimationFrame(readAndChange);
  waiting.add(read);
  return () => waiting.delete(read);
}

/** Do this once the next frame is drawn, in a task of its own; at once where nobody is to see it. */
export function afterNextFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

function readAndChange(): void {
  const readings = [...waiting];
  waiting.clear();
  const changes = readings.map((read) => read());
  changes.forEach((change) => change());
}
