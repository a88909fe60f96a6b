import { motion } from "$lib/animation/motion.svelte";
import { COMING } from "./flights";
import { beforeNextFrame } from "$lib/animation/next_frame";

/**
 * Moves all cards of a hand, or other reordered elements, to their new places at the same time. Reads all positions
 * once before the change, and once before the next frame. Reading and moving single cards would cause one page layout
 * for each card.
 */
export class Gliding {
  private before = new Map<Element, DOMRect>();
  private running: Animation[] = [];
  private due = false;

  constructor(
    private readonly elements: () => Element[],
    private readonly ms = 220,
  ) {}

  /** Read the positions of the elements. Must be called before the elements change. */
  look(): void {
    if (!this.due)
      this.before = new Map(this.elements().map((element) => [element, element.getBoundingClientRect()]));
  }

  /** Start the animation. Must be called after the elements have changed. */
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
