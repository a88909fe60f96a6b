/** Keep the screen on. A browser ends the lock of a hidden page, so the page asks again when it is visible. */
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
