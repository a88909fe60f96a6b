/** The delay in browsers that do not report when they are idle. */
const FALLBACK_DELAY_MS = 300;
/** The maximum delay: a slow device that paints all the time is never idle. */
const MAX_DELAY_MS = 5000;

/** Run a task when the browser is idle. Returns a function that cancels the task. */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task, { timeout: MAX_DELAY_MS });
  return () => cancelIdleCallback(idle);
}
