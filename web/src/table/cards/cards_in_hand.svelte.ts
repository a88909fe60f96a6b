import { Gliding } from "$table/animation/gliding";
import { Roving } from "$table/roving.svelte";
import type { Scene } from "$table/scene.svelte";

/** The cards of the own hand as they lie on the page: the keyboard moves along them, and they close up when one has gone. */
export class CardsInHand {
  /** What holds them, once it is there. */
  group: HTMLElement | undefined;
  readonly roving: Roving;

  /** `remember` is told the cards' buttons before they change, so that a card can fly from where it was. To be made in a component. */
  constructor(cards: () => readonly unknown[], scene: Scene, remember: (buttons: HTMLElement[]) => void) {
    const roving = new Roving(
      () => cards().length,
      () => this.group,
      "[data-card]",
    );
    const gliding = new Gliding(() => roving.elements);
    const held = () => cards().map((card) => JSON.stringify(card));
    let drawn: string[] = [];
    const changed = (now: string[]) => String(now) !== String(drawn);
    this.roving = roving;

    $effect.pre(() => {
      cards();
      roving.keepFocus();
    });
    $effect(() =>
      scene.beforeDrawn(() => {
        // To ask where they are has the page styled anew: most of what happens at a table happens elsewhere.
        const now = held();
        if (!changed(now)) return;
        gliding.look();
        remember(roving.elements);
        roving.handOn(drawn.map((card) => now.includes(card)));
      }),
    );
    $effect(() => {
      const now = held();
      if (!changed(now)) return;
      drawn = now;
      gliding.glide();
    });
  }
}
