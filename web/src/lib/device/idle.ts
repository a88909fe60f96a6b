/** Milliseconds that a browser has for more important things, where it cannot say when it has done them. */
const FIRST = 300;
/** Milliseconds after which it is done anyway: a slow device that draws all the time has no idle moment. */
const LATEST = 5000;

/** Do this once the page has nothing else to do, or after a while. What is returned calls it off. */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, FIRST);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task, { timeout: LATEST });
  return () => cancelIdleCallback(idle);
}
