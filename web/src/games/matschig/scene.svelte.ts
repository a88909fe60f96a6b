import type { Play } from "$lib/play.svelte";
import type { Beat } from "$lib/queue";
import { Scene, type Tempi } from "$table/scene.svelte";
import { beatsOf } from "./beats";
import { MatschigNarrator } from "./narrator";
import { atRest, TEMPI, type Shown } from "./shown";
import type { Happening, Table } from "./contract";

/** How long somebody hesitates who lets everything fly, in milliseconds: the least, and how much more at most. */
const HESITATION: Tempi<[number, number]> = { calm: [1600, 2600], still: [1600, 2600], quick: [250, 450] };

/** What the table shows right now, and the account sheet that comes by itself after a round. */
export class MatschigScene extends Scene<Table, Shown, Happening> {
  sheetOpen = $state(false);
  /** What lay in the pools when the last round ended. */
  pools = $state.raw<string[][] | null>(null);

  constructor(play: Play) {
    super(play, new MatschigNarrator(play));
  }

  /** Changes with every new thing that is asked: what was picked for the last one is forgotten. */
  readonly question = $derived.by(() => {
    const { phase, round, mud, target } = this.asked;
    return [phase, round, ...mud, target].join(" ");
  });

  /** Whether this person is asked to add a card, or was and has answered. */
  get windowed(): boolean {
    const { phase, active, out } = this.asked;
    return phase === "window" && this.me !== null && this.me !== active && out[this.me] === null;
  }

  /** Everybody else who is in the game, clockwise from the left neighbour. */
  get others(): number[] {
    const { players } = this.play.table;
    return Array.from({ length: players - 1 }, (_, index) => (this.bottom + 1 + index) % players).filter(
      (seat) => this.table.out[seat] === null,
    );
  }

  /** Who has not answered yet. */
  get awaited(): number[] {
    const { answered, active, out } = this.table;
    return answered.flatMap((done, seat) => (done || seat === active || out[seat] !== null ? [] : [seat]));
  }

  /** By chance, so that nobody learns anything from how long it took. */
  hesitation(): number {
    const [least, more] = this.inTempo(HESITATION);
    return least + Math.random() * more;
  }

  protected beats(happening: Happening, after: Table): Beat[] {
    if (happening.type === "round") {
      this.sheetOpen = this.me !== null && !this.ending && !this.play.past;
      this.pools = happening.pools;
    }
    return beatsOf(happening, this.shown, after, this.eyes, this.inTempo(TEMPI));
  }

  protected atRest(table: Table): Shown {
    return atRest(table);
  }

  protected override settled(): void {
    if (this.over) this.sheetOpen = false;
  }
}
