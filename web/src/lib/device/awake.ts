/** Keep the screen on. A browser releases the lock when the page is hidden, so the page asks again. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let left = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || (held && !held.released)) return;
    try {
      held = await navigator.wakeLock.request("screen");
    } catch {
      return; // not in this browser, or the battery is low
    }
    if (left) void held.release();
  };
  const again = () => void ask();
  again();
  document.addEventListener("visibilitychange", again);
  return () => {
    left = true;
    document.removeEventListener("visibilitychange", again);
    void held?.release();
  };
}
