import { tick } from "svelte";
import { meansTheTable } from "$table/keys";
import { Roving } from "$table/roving.svelte";
import type { TheMatchScene } from "./scene.svelte";

/**
 * The cards that the player may choose. Tab reaches one card, arrow keys move between the cards, and the focus follows
 * the ball from row to row.
 */
export class Choices {
  readonly roving: Roving;

  constructor(
    private readonly scene: TheMatchScene,
    private readonly group: () => HTMLElement | undefined,
    /** The choices within reach, from left to right on the screen. */
    private readonly reach: () => number[],
  ) {
    this.roving = new Roving(() => this.reach().length, group, '[aria-disabled="false"]');
  }

  /** The focus moves with the ball, so a key that is held down must not make the next choice too. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
    else this.roving.press(event);
  };

  tab(choice: number): boolean {
    return this.reach().indexOf(choice) === this.roving.reachable;
  }

  at(choice: number): void {
    this.roving.at(Math.max(this.reach().indexOf(choice), 0));
  }

  /** Move the focus for a new choice, to the card straight ahead. Must be called when the choice is due. */
  follow(ahead: number | undefined): void {
    if (!this.scene.myTurn) return;
    if (ahead !== undefined) this.at(ahead);
    if (!this.group()?.contains(document.activeElement)) return;
    void tick().then(() => this.roving.elements[this.roving.reachable]?.focus({ preventScroll: true }));
  }
}

/** A digit plays the ball to the card at this position from the left. */
export function keyed(event: KeyboardEvent, scene: TheMatchScene): void {
  // A key that the player holds down by mistake must not make further decisions.
  if (!meansTheTable(event) || event.repeat || scene.over) return;
  const digit = Number(event.key);
  if (Number.isInteger(digit) && digit >= 1 && digit <= scene.columns) scene.chooseSeen(digit);
}
