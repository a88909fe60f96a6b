import { vi } from "vitest";

/** Use fake timers, also as those of `window`. A frame of the page takes 16 ms. */
export function useFakeTimers(): void {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal("window", { ...window, setTimeout, clearTimeout });
}
