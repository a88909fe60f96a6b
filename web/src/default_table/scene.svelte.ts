import type { Play } from "$lib/play/play.svelte";
import type { Happening } from "$lib/protocol";
import type { Beat } from "$lib/animation/queue";
import { companyOf } from "$table/texts/names";
import { Scene, type AnyTable, type Tempi } from "$table/scene.svelte";
import { Fields } from "$table/texts/fields";
import { knownGame, type KnownGame } from "./known";
import { WordsNarrator } from "$table/texts/words_narrator";

export type Table = AnyTable & Record<string, unknown>;

/** How long a new line is shown, in milliseconds. There are no animations, only text. */
const TEMPI: Tempi<number> = { calm: 1100, still: 1100, quick: 150 };

export class DefaultScene extends Scene<Table, { table: Table }, Happening> {
  readonly game: KnownGame;
  readonly fields: Fields;

  constructor(play: Play) {
    const game = knownGame(play.table.game);
    const fields = new Fields(game.schema, () => game.said.now, companyOf(play));
    super(play, new WordsNarrator(play, fields));
    this.game = game;
    this.fields = fields;
  }

  /** Taken from the server: the names of phases depend on the game. */
  override get over(): boolean {
    return this.ending && this.arrived;
  }

  /** The seats that have to decide, after everything that led to the decision was shown. */
  get owing(): number[] {
    return this.arrived || this.myTurn ? (this.play.table.view?.owing ?? []) : [];
  }

  /** The legal moves. A move that was sent stays among them until the answer arrives. */
  get choices(): string[] {
    return this.pending === null ? this.moves : (this.play.table.view?.moves ?? []);
  }

  /** The player's own cards, or those shared with the spectator. */
  get hand(): unknown[] | null {
    const { hand } = this.asked;
    return Array.isArray(hand) ? hand : null;
  }

  /** The game's text of the phase. */
  get phase(): string | null {
    const name = `phase-${this.asked.phase}`;
    return this.game.said.now.has(name) ? this.game.said.say(name) : null;
  }

  protected beats(happening: Happening): Beat[] {
    if (!this.line(happening)) return [];
    return [{ run: () => {}, ms: this.inTempo(TEMPI), sound: "tick" }];
  }

  protected atRest(table: Table): { table: Table } {
    return { table };
  }

  private get arrived(): boolean {
    return this.number === this.play.table.number;
  }
}
