import { whenIdle } from "./idle";

/** Let the browser keep the page and the rules (`src/worker`), once it has nothing more urgent to load. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without it everything works but what needs no line.
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  window.addEventListener("load", () => whenIdle(register));
}
