/** Milliseconds that a browser has for more important things, where it cannot say when it has done them. */
const FIRST = 300;

/** Do this once the page has nothing else to do. What is returned calls it off. */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, FIRST);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task);
  return () => cancelIdleCallback(idle);
}
