import { i18n } from "$lib/i18n/index.svelte";
import type { Play } from "$lib/play.svelte";
import type { Happening, Problem, View } from "$lib/protocol";
import { speaker } from "$lib/speaker.svelte";
import { nameOf, winners } from "./names";

/** Tells the live region what everybody sees, in the chosen language; a game knows the sentences. */
export abstract class Narrator<Seen extends Happening> {
  constructor(protected readonly play: Play) {}

  tell(happening: Seen): void {
    const sentence = this.sentence(happening);
    if (sentence) speaker.say(sentence);
  }

  turn(view: View): void {
    speaker.say(this.question(view));
  }

  protected abstract sentence(happening: Seen): string;

  /** Why a move was refused, in the words of the game; `null` where it has none for it. */
  refusal(problem: Problem): string | null {
    void problem;
    return null;
  }

  /** What this seat is asked now. */
  protected question({ seat }: View): string {
    const { table } = i18n.text;
    return this.you === null && seat !== null ? table.turnOf(this.name(seat)) : table.yourTurn;
  }

  protected rethinks(seat: number): string {
    const { undo } = i18n.text.table;
    return seat === this.you ? undo.done : undo.doneBy(this.name(seat));
  }

  protected over(ranks: number[]): string {
    return i18n.text.table.over(
      winners(ranks)
        .map((seat) => this.name(seat))
        .join(", "),
    );
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
