import { whenIdle } from "$lib/device/idle";

/** Remove notifications and the dot on the app icon when a person opens the page. */
export function answerCalls(): void {
  const answer = async (): Promise<void> => {
    if (document.hidden) return;
    if ("clearAppBadge" in navigator) await navigator.clearAppBadge().catch(() => undefined);
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await worker?.getNotifications?.()) ?? []) shown.close();
  };
  whenIdle(() => void answer());
  document.addEventListener("visibilitychange", () => void answer());
}
