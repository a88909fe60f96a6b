/** Reads the page, and returns what then changes it. */
type Reading = () => () => unknown;

const waiting = new Set<Reading>();
/** The frame before which the page is to be laid out; 0 where nothing has changed. */
let frame = 0;

/**
 * From now on whatever changes has the page laid out in a task of its own, if there is time for one before the next frame: to
 * change the page and to draw it takes a slow phone long enough. What this returns ends it.
 */
export function layOutApart(): () => void {
  const observer = new MutationObserver(layOutSoon);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => observer.disconnect();
}

/**
 * Do this before the next frame is drawn, at once where nobody is to see that frame. All who wait read before any of them changes
 * anything, so that the page is laid out once for all of them.
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

/** Do this once the next frame is drawn, in a task of its own; at once where nobody is to see it. */
export function afterNextFrame(run: () => unknown): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** A clock for what changes the page: it waits for one more frame, so that there is time to lay the page out before the next. */
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
