import type { Held } from "$table/cards/held";
import type { Choice } from "./choice.svelte";

/** How far a finger may move during a tap, in pixels. */
const TREMBLE = 9;

export class Drag {
  at = $state.raw<{ x: number; y: number; card: string } | null>(null);
  private dropped = false;

  constructor(private readonly choice: Choice) {}

  down(event: PointerEvent, one: Held): void {
    this.dropped = false;
    const { asked, defending } = this.choice;
    if (asked !== "defence" || !defending.isUmbrella(one.card) || event.button !== 0) return;
    const begin = { x: event.clientX, y: event.clientY };
    const watch = new AbortController();
    const { signal } = watch;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (this.at || Math.hypot(x - begin.x, y - begin.y) > TREMBLE) this.at = { x, y, card: one.card };
    };
    const end = (last: PointerEvent) => {
      watch.abort();
      if (!this.at) return;
      this.at = null;
      // The click after the drag must not count as a tap.
      this.dropped = true;
      if (last.type === "pointerup") defending.drop(one, mudAt(last.clientX, last.clientY));
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
  }

  click(tap: () => void): void {
    if (!this.dropped) tap();
    this.dropped = false;
  }
}

function mudAt(x: number, y: number): number | null {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-mud]"))
    .find(Boolean);
  return found ? Number(found.dataset.index) : null;
}
