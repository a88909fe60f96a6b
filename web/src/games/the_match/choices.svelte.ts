import { tick } from "svelte";
import { meansTheTable } from "$table/keys";
import { Roving } from "$table/roving.svelte";
import type { TheMatchScene } from "./scene.svelte";

/** The cards that may be chosen: Tab reaches one, arrows move on, and the focus follows the ball from row to row. */
export class Choices {
  readonly roving: Roving;

  constructor(
    private readonly scene: TheMatchScene,
    private readonly group: () => HTMLElement | undefined,
    /** Those within reach, as they are seen from left to right. */
    private readonly reach: () => number[],
  ) {
    this.roving = new Roving(() => this.reach().length, group, '[aria-disabled="false"]');
  }

  /** The focus runs on with the ball: a key that is held down must not play it there as well. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
    else this.roving.press(event);
  };

  /** Whether Tab reaches this choice. */
  tab(choice: number): boolean {
    return this.reach().indexOf(choice) === this.roving.reachable;
  }

  at(choice: number): void {
    this.roving.at(Math.max(this.reach().indexOf(choice), 0));
  }

  /** To be called when another choice is owed: begin with the one straight ahead. */
  follow(ahead: number | undefined): void {
    if (!this.scene.myTurn) return;
    if (ahead !== undefined) this.at(ahead);
    if (!this.group()?.contains(document.activeElement)) return;
    void tick().then(() => this.roving.elements[this.roving.reachable]?.focus({ preventScroll: true }));
  }
}

/** A digit plays the ball to what stands so far from the left. */
export function keyed(event: KeyboardEvent, scene: TheMatchScene): void {
  // A key that is held down by mistake must not go on deciding.
  if (!meansTheTable(event) || event.repeat || scene.over) return;
  const digit = Number(event.key);
  if (Number.isInteger(digit) && digit >= 1 && digit <= scene.columns) scene.chooseSeen(digit);
}
