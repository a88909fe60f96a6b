import { whenIdle } from "./idle";

/** Register the service worker (`src/worker`). */
export function keepPages(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register("/sw.js").catch((reason: unknown) => {
      console.warn("This browser does not keep the page, so it needs a line:", reason);
    });
  window.addEventListener("load", () => whenIdle(register));
}
