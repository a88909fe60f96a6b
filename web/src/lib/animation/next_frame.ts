type Reading = () => () => unknown;

const waiting = new Set<Reading>();
/** The ID of the next frame; 0 if the page has not changed since the last one. */
let frame = 0;

/**
 * Compute the layout in a separate task after each change of the page, because on a slow phone the change and the painting
 * already fill a frame. Returns a function that ends these tasks.
 */
export function layOutApart(): () => void {
  const observer = new MutationObserver(layOutSoon);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => observer.disconnect();
}

/**
 * Call `read` before the next frame, or at once if the page is hidden. All callbacks read the page before one of them changes
 * it, so that the browser computes the layout once.
 */
export function beforeNextFrame(read: Reading): void {
  if (document.hidden) return void read()();
  waiting.add(read);
  layOutSoon();
}

function layOutSoon(): void {
  if (frame || document.hidden) return;
  frame = requestAnimationFrame(layOut);
  if ("scheduler" in window) void scheduler.postTask(layOut, { priority: "user-blocking" });
}

function layOut(): void {
  if (!frame) return;
  cancelAnimationFrame(frame);
  frame = 0;
  const readings = [...waiting];
  waiting.clear();
  document.documentElement.getBoundingClientRect();
  const changes = readings.map((read) => read());
  changes.forEach((change) => change());
}

export function afterNextFrame(run: () => unknown): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** A clock for changes of the page. The clock adds a frame to each delay, in which the browser computes the layout. */
export const betweenFrames = {
  later(run: () => void, ms: number): unknown {
    const due = new AbortController();
    setTimeout(() => afterNextFrame(() => due.signal.aborted || run()), ms);
    return due;
  },
  cancel(due: unknown): void {
    (due as AbortController).abort();
  },
};
