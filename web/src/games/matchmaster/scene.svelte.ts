import type { Play } from "$lib/play/play.svelte";
import type { View } from "$lib/protocol";
import type { Beat } from "$lib/animation/queue";
import { companyOf } from "$table/texts/names";
import { Scene } from "$table/scene.svelte";
import { WordsNarrator } from "$table/texts/words_narrator";
import { beatsOf, GENTLE, TEMPI, type Shown } from "./beats";
import type { Happening, Table } from "./contract";
import { fieldsFor } from "./names";
import { say } from "./words";

class MatchmasterNarrator extends WordsNarrator {
  protected override question(view: View): string {
    return view.moves[0]?.startsWith("bid ") ? say("bids-question") : super.question(view);
  }
}

export class MatchmasterScene extends Scene<Table, Shown, Happening> {
  private wish = $state.raw<{ asked: string; count: number } | null>(null);

  constructor(play: Play) {
    super(play, new MatchmasterNarrator(play, fieldsFor(companyOf(play))));
  }

  /**
   * Whether a new player plays here, against beginners and with hints. The page then shows important moments longer.
   */
  get gentle(): boolean {
    const { hints, seats } = this.play.table;
    return (
      this.plays &&
      hints &&
      !this.hurried &&
      !this.amongOthers &&
      seats.every(({ kind, level }) => kind !== "bot" || level === "beginner")
    );
  }

  goOn(): void {
    if (this.gentle && (this.shown.taken || this.revealed)) this.play.showNext();
  }

  /** Whether the bids were just revealed and no player has won a trick yet. */
  get revealed(): boolean {
    const { phase, tricks } = this.table;
    return phase === "playing" && !tricks.some(Boolean) && !this.shown.taken;
  }

  /** The bid that the player picked for this round. The bid stays picked after a refusal or an undo. */
  get picked(): number | null {
    return this.wish?.asked === this.bidding ? this.wish.count : null;
  }

  pick(count: number): void {
    this.wish = { asked: this.bidding, count };
  }

  private get bidding(): string {
    return `${this.newest.round} ${this.play.tries}`;
  }

  /** Whether your bid is fixed and still secret, because another player has not bid. */
  get retractable(): boolean {
    const { me, play, newest } = this;
    if (me === null || play.alone || play.table.state !== "playing" || play.pending.length > 0) return false;
    return newest.phase === "bidding" && newest.fixed[me] === true;
  }

  takeBack(): void {
    if (this.retractable) this.play.takeBack();
  }

  protected beats(happening: Happening, after: Table): Beat[] {
    if (happening.type === "round") this.openSheet(true);
    const tempo = this.inTempo(TEMPI);
    return beatsOf(happening, this.shown, after, this.gentle ? { ...tempo, ...GENTLE } : tempo);
  }

  protected override fresh(table: Table): boolean {
    return table.round === 1 && table.phase === "bidding";
  }

  protected atRest(table: Table): Shown {
    return { table, taken: null };
  }

  protected override settled(): void {
    if (this.over) this.sheetOpen = false;
  }
}
