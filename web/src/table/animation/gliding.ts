import { motion } from "$lib/animation/motion.svelte";
import { COMING } from "./flights";
import { beforeNextFrame } from "$lib/animation/next_frame";

/**
 * Lets the cards of a hand, or whatever else changes places, glide to their new places together. The page is read once before a
 * change, where nothing is to be laid out yet, and once before the next frame, if there is something else now or in another order:
 * to read and move one card after the other would lay it out for each of them.
 */
export class Gliding {
  private before = new Map<Element, DOMRect>();
  private running: Animation[] = [];
  /** Whether they begin to glide before the next frame. */
  private due = false;

  constructor(
    private readonly elements: () => Element[],
    private readonly ms = 220,
  ) {}

  /** Where the cards are, to be called before they change. */
  look(): void {
    if (!this.due)
      this.before = new Map(this.elements().map((element) => [element, element.getBoundingClientRect()]));
  }

  /** To be called once they have changed. */
  glide(): void {
    const duration = motion.ms(this.ms);
    if (this.due || !duration || document.hidden) return;
    const elements = this.elements();
    const known = [...this.before.keys()];
    const same = elements.length === known.length && elements.every((one, index) => one === known[index]);
    if (same) return;
    this.running.forEach((animation) => animation.cancel());
    this.due = true;
    beforeNextFrame(() => {
      this.due = false;
      const ways = this.elements().map((element) => [element, this.way(element)] as const);
      return () => {
        this.running = ways.flatMap(([element, transform]) =>
          transform ? element.animate({ transform: [transform, "none"] }, { duration, easing: COMING }) : [],
        );
      };
    });
  }

  /** From where the middle of it was, and how large it was there. */
  private way(element: Element): string | null {
    const from = this.before.get(element);
    if (!from) return null;
    const to = element.getBoundingClientRect();
    const [dx, dy] = [
      from.x - to.x + (from.width - to.width) / 2,
      from.y - to.y + (from.height - to.height) / 2,
    ];
    const scale = from.width / to.width;
    return dx || dy || scale !== 1 ? `translate(${dx}px, ${dy}px) scale(${scale})` : null;
  }
}
