import type { Play } from "$lib/play/play.svelte";
import { remembered } from "$lib/remembered";

/** When the page asks the player about adding a card. */
export type When = "always" | "able" | "never";

const LASTING = "matschig.ask";

/** Decides in which interrupts the page lets the mud fly for the player. */
export class Asks {
  private chosen = $state<When>("always");

  constructor(private readonly play: Play) {
    const lasting = remembered.get(LASTING) === "able" ? "able" : "always";
    this.chosen = remembered.get(this.memory) === "never" ? "never" : lasting;
  }

  /** Whether no other person could learn anything from the time of an answer. */
  readonly unseen = $derived.by(() => {
    const { seats, you, watchers } = this.play.table;
    return watchers === 0 && seats.every(({ seat, kind }) => kind === "bot" || seat === you);
  });
  /** Among bots, the page does not ask a player without the missing card. */
  readonly choices: When[] = $derived(this.unseen ? ["able", "never"] : ["always", "able", "never"]);
  readonly when: When = $derived(this.unseen && this.chosen === "always" ? "able" : this.chosen);

  /**
   * Whether the page lets the mud fly. `able` is whether the hand contains the card. A lesson asks for every decision.
   */
  lets(able: boolean): boolean {
    if (this.play.alone || (able && this.play.rethinking !== null)) return false; // the player took an answer back
    return this.when === "never" || (this.when === "able" && !able);
  }

  /** Choose when the page asks. "Never" applies only to this table, the other choices also to later tables. */
  choose(when: When): void {
    this.chosen = when;
    remembered.set(this.memory, when === "never" ? when : "");
    if (when !== "never") remembered.set(LASTING, when);
  }

  toggle(): void {
    if (this.play.alone) return;
    this.choose(this.when === "never" ? this.choices[0]! : "never");
  }

  private get memory(): string {
    return `letfly.${this.play.table.id}`;
  }
}
