import type { Play } from "$lib/play/play.svelte";
import type { Happening, Problem, Reason, View } from "$lib/protocol";
import { speaker } from "$lib/speaker.svelte";
import { say } from "$lib/i18n/words";
import { nameOf, winners } from "./names";

/**
 * Writes public happenings to the live region for screen readers, in the chosen language. Each game provides the
 * sentences.
 */
export abstract class Narrator<Seen extends Happening> {
  constructor(protected readonly play: Play) {}

  /** Speak a happening. Returns whether the happening has a sentence. */
  tell(happening: Seen): boolean {
    const sentence = this.sentence(happening);
    if (sentence) speaker.say(sentence);
    return sentence !== "";
  }

  turn(view: View): void {
    speaker.say(this.question(view));
  }

  /** Return the sentence of a happening; empty if the happening needs no sentence. */
  abstract sentence(happening: Seen): string;

  /** Return the game's sentence for a refusal, or `null` if the game has no sentence for it. */
  refusal(problem: Problem): string | null {
    void problem;
    return null;
  }

  /** Return the game's sentence for a reason, or `null` if the game has no sentence for it. */
  reason(reason: Reason): string | null {
    void reason;
    return null;
  }

  protected question({ seat }: View): string {
    return this.you === null && seat !== null
      ? say("table-turn-of", { name: this.name(seat) })
      : say("table-your-turn");
  }

  protected rethinks(seat: number): string {
    return seat === this.you ? say("undo-done") : say("undo-done-by", { name: this.name(seat) });
  }

  protected over(ranks: number[]): string {
    return say("table-over", {
      names: winners(ranks)
        .map((seat) => (seat === this.you ? say("table-you") : this.name(seat)))
        .join(", "),
    });
  }

  /** The seat that sentences call "you"; `null` if several players share the screen. */
  protected get you(): number | null {
    const { you, yours } = this.play.table;
    return yours.length > 1 ? null : you;
  }

  protected name(seat: number): string {
    return nameOf(this.play.table.seats, seat);
  }
}
