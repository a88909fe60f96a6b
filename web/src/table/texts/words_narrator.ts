import type { Play } from "$lib/play/play.svelte";
import type { Happening, Problem, Reason } from "$lib/protocol";
import type { Fields } from "./fields";
import { Narrator } from "./narrator";

/** Speaks the happenings for which the game has texts. Every table announces undone moves and the end. */
export class WordsNarrator extends Narrator<Happening> {
  constructor(
    play: Play,
    protected readonly fields: Fields,
  ) {
    super(play);
  }

  override sentence(happening: Happening): string {
    const { seat, ranks } = happening as { seat?: number; ranks?: number[] };
    const said = this.fields.event(happening);
    if (said !== null) return said;
    if (happening.type === "rethink" && seat !== undefined) return this.rethinks(seat);
    return happening.type === "over" && ranks ? this.over(ranks) : "";
  }

  override refusal({ refusal }: Problem): string | null {
    return refusal ? this.fields.refusal(refusal) : null;
  }

  override reason(reason: Reason): string | null {
    return this.fields.reason(reason);
  }
}
