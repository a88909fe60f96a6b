import type { Play } from "$lib/play/play.svelte";
import { remembered } from "$lib/remembered";

/** When this person is asked whether to add a card: every time, only where the hand allows it, or never. */
export type When = "always" | "able" | "never";

const LASTING = "matschig.ask";

/** Which windows let the mud fly by themselves. */
export class Asks {
  private chosen = $state<When>("always");

  constructor(private readonly play: Play) {
    const lasting = remembered.get(LASTING) === "able" ? "able" : "always";
    this.chosen = remembered.get(this.memory) === "never" ? "never" : lasting;
  }

  /** Whether nobody here could learn anything from how soon an answer comes. */
  readonly unseen = $derived.by(() => {
    const { seats, you, watchers } = this.play.table;
    return watchers === 0 && seats.every(({ seat, kind }) => kind === "bot" || seat === you);
  });
  /** Among bots nobody is asked what cannot be answered. */
  readonly choices: When[] = $derived(this.unseen ? ["able", "never"] : ["always", "able", "never"]);
  readonly when: When = $derived(this.unseen && this.chosen === "always" ? "able" : this.chosen);

  /** Whether the mud is to fly by itself; a hand is `able` to answer or not. In a lesson every decision is to be made. */
  lets(able: boolean): boolean {
    if (this.play.alone || (able && this.play.rethinking !== null)) return false; // an answer was taken back
    return this.when === "never" || (this.when === "able" && !able);
  }

  /** "Never" holds at this table; what else was chosen, at every table to come. */
  choose(when: When): void {
    this.chosen = when;
    remembered.set(this.memory, when === "never" ? when : "");
    if (when !== "never") remembered.set(LASTING, when);
  }

  /** Let everything fly, or not any more. */
  toggle(): void {
    if (this.play.alone) return;
    this.choose(this.when === "never" ? this.choices[0]! : "never");
  }

  private get memory(): string {
    return `letfly.${this.play.table.id}`;
  }
}
