import type { Play } from "$lib/play/play.svelte";
import type { Happening, Problem, Reason, View } from "$lib/protocol";
import { speaker } from "$lib/speaker.svelte";
import { say } from "$lib/i18n/words";
import { nameOf, winners } from "./names";

/** Tells the live region what everybody sees, in the chosen language; a game knows the sentences. */
export abstract class Narrator<Seen extends Happening> {
  constructor(protected readonly play: Play) {}

  /** Whether there was anything to tell. */
  tell(happening: Seen): boolean {
    const sentence = this.sentence(happening);
    if (sentence) speaker.say(sentence);
    return sentence !== "";
  }

  turn(view: View): void {
    speaker.say(this.question(view));
  }

  /** What happened, in a sentence; nothing where nobody need be told. */
  abstract sentence(happening: Seen): string;

  /** Why a move was refused, in the words of the game; `null` where it has none for it. */
  refusal(problem: Problem): string | null {
    void problem;
    return null;
  }

  /** What speaks for a move, in the words of the game; `null` where it has none for it. */
  reason(reason: Reason): string | null {
    void reason;
    return null;
  }

  /** What this seat is asked now. */
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

  /** Who is called "you": nobody where several people listen. */
  protected get you(): number | null {
    const { you, yours } = this.play.table;
    return yours.length > 1 ? null : you;
  }

  protected name(seat: number): string {
    return nameOf(this.play.table.seats, seat);
  }
}
