import { Gliding } from "$table/animation/gliding";
import { Roving } from "$table/roving.svelte";
import type { Scene } from "$table/scene.svelte";

/** The cards of the player's hand on the page. The keyboard moves between the cards, and the cards close a gap. */
export class CardsInHand {
  group: HTMLElement | undefined;
  readonly roving: Roving;

  /**
   * `remember` receives the buttons of the cards before they change, so that a card can fly from its old position. Must
   * be created in a component.
   */
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
        // Reading positions makes the browser compute styles, so this step is skipped if the hand has not changed.
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
