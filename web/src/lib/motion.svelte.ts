const query = window.matchMedia("(prefers-reduced-motion: reduce)");

class Motion {
  reduced = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.reduced = query.matches));
  }

  /** The duration for people who like motion, else none. */
  ms(duration: number): number {
    return this.reduced ? 0 : duration;
  }
}

export const motion = new Motion();
