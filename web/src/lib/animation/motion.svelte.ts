import { settings } from "$lib/settings.svelte";

const query = window.matchMedia("(prefers-reduced-motion: reduce)");

class Motion {
  private device = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.device = query.matches));
  }

  get reduced(): boolean {
    return this.device || settings.motion === "less";
  }

  ms(duration: number): number {
    return this.reduced ? 0 : duration;
  }
}

export const motion = new Motion();
