import type { Play } from "$lib/play/play.svelte";
import type { Beat } from "$lib/animation/queue";
import { companyOf } from "$table/texts/names";
import { Scene } from "$table/scene.svelte";
import { beatsOf, TEMPI, type Shown } from "./beats";
import type { Happening, Table } from "./contract";
import { fieldsFor, TycoonNarrator } from "./names";

export class TycoonScene extends Scene<Table, Shown, Happening> {
  constructor(play: Play) {
    super(play, new TycoonNarrator(play, fieldsFor(companyOf(play))));
  }

  /** The server itself plays moves that are visibly forced. */
  override get moves(): string[] {
    return this.newest.forced ? [] : super.moves;
  }

  protected beats(happening: Happening, after: Table): Beat[] {
    return beatsOf(happening, this.shown, after, this.eyes, this.inTempo(TEMPI));
  }

  protected override fresh(table: Table): boolean {
    return table.played.length === 0;
  }

  protected atRest(table: Table): Shown {
    return { table, making: null, stir: null, moment: null };
  }
}
