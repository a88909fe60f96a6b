import type { Happening as Told, Problem, View } from "$lib/protocol";
import { WordsNarrator } from "$table/texts/words_narrator";
import { cardName, nextRow, placeName, score } from "./names";
import { fromLeft } from "./pitch";
import type { Happening, Refusal, Table } from "./contract";
import { say } from "./words";

export class TheMatchNarrator extends WordsNarrator {
  protected override question(view: View): string {
    const table = view.table as Table;
    const { phase, row, ball } = table;
    const what = phase === "shot" ? say("ask-shot") : say("ask-row", { row: nextRow(table, this.bottom) });
    if (phase === "attack" && row !== 1) return what;
    return `${super.question(view)} ${ball ? say("ask-ball", { card: cardName(ball) }) : ""} ${what}`;
  }

  override sentence(told: Told): string {
    const happening = told as Happening;
    // The question that follows names the player's own ball.
    if (happening.type === "ball" && happening.seat === this.you) return "";
    if (happening.type === "over" && new Set(happening.ranks).size === 1)
      return say("over-draw", { goals: score(happening.scores) });
    const sentence = super.sentence(told);
    // Positions depend on the viewer. Spectators see the pitch as seat A does.
    if (happening.type === "card") return `${placeName(happening.place, this.bottom)}. ${sentence}`;
    return sentence;
  }

  /** Columns count from the left of the viewer. */
  override refusal(problem: Problem): string | null {
    const refusal = problem.refusal as Refusal | undefined;
    if (refusal?.code !== "out_of_reach") return super.refusal(problem);
    const [column, at] = [fromLeft(refusal.column, this.bottom), fromLeft(refusal.at, this.bottom)];
    return super.refusal({ ...problem, refusal: { ...refusal, column, at } });
  }

  private get bottom(): number {
    return this.play.table.yours[0] ?? 0;
  }
}
