import { settings } from "$lib/settings.svelte";

const query = window.matchMedia("(prefers-reduced-motion: reduce)");

class Motion {
  private device = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.device = query.matches));
  }

  /** Whether little is to move: the device says so, or whoever sits before it. */
  get reduced(): boolean {
    return this.device || settings.motion === "less";
  }

  /** The duration for people who like motion, else none. */
  ms(duration: number): number {
    return this.reduced ? 0 : duration;
  }
}

export const motion = new Motion();
