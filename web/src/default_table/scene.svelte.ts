import type { Step } from "$lib/net/follow";
import type { Play } from "$lib/play/play.svelte";
import type { Happening } from "$lib/protocol";
import type { Beat } from "$lib/animation/queue";
import { companyOf } from "$table/texts/names";
import { Scene, type AnyTable, type Tempi } from "$table/scene.svelte";
import { TableFields } from "./fields";
import { Picking } from "./picking.svelte";
import { knownGame, type KnownGame } from "./known";
import { WordsNarrator } from "$table/texts/words_narrator";

export type Table = AnyTable & Record<string, unknown>;

/** How long the table shows a new line, in milliseconds. The default table has no animations. */
const TEMPI: Tempi<number> = { calm: 1100, still: 1100, quick: 150 };
/** How long the table stays as it was at the end of a round, before the next deal changes it, in milliseconds. */
const ROUND_TEMPI: Tempi<number> = { calm: 2500, still: 2500, quick: 600 };

export class DefaultScene extends Scene<Table, { table: Table }, Happening> {
  readonly game: KnownGame;
  readonly fields: TableFields;
  readonly picking: Picking;

  constructor(play: Play) {
    const game = knownGame(play.table.game);
    const fields = new TableFields(game.schema, () => game.said.now, companyOf(play));
    super(play, new WordsNarrator(play, fields));
    this.game = game;
    this.fields = fields;
    this.picking = new Picking(
      () => (this.hand ?? []).map((card) => (typeof card === "string" ? card : "")),
      () => this.choices,
      (word) => fields.isCard(word),
    );
  }

  /**
   * Pick a card of the hand, or put it back. If the card alone is the only move with it, make the move. If no move with
   * the card is legal, show the reason.
   */
  press(index: number): void {
    const { picking } = this;
    if (!this.myTurn || this.pending !== null) return;
    if (!picking.fits(index)) return this.askWhy(picking.attempt(index));
    picking.toggle(index);
    if (picking.cards.length === 1 && picking.complete !== null) this.move(picking.complete);
  }

  /** The server reports the end, because the names of phases depend on the game. */
  override get over(): boolean {
    return this.ending && this.arrived;
  }

  /** The seats that have to decide; empty while the table still shows what led to the decision. */
  get owing(): number[] {
    return this.arrived || this.myTurn ? (this.play.table.view?.owing ?? []) : [];
  }

  /** The legal moves, including a move that the server has not answered yet. */
  get choices(): string[] {
    return this.pending === null ? this.moves : (this.play.table.view?.moves ?? []);
  }

  /** The player's own cards, or the cards that a player shares with the spectator. */
  get hand(): unknown[] | null {
    const { hand } = this.asked;
    return Array.isArray(hand) ? hand : null;
  }

  get phase(): string | null {
    const name = `phase-${this.asked.phase}`;
    return this.game.said.now.has(name) ? this.game.said.say(name) : null;
  }

  protected beats(happening: Happening, _after: Table, { happenings, before_deal }: Step): Beat[] {
    const said = this.line(happening) !== "";
    const left = before_deal ? happenings.length - before_deal.happenings - happenings.indexOf(happening) : 0;
    if (!said && left <= 0) return [];
    const table = left > 0 ? (before_deal?.view?.table as Table) : null;
    return [
      {
        run: () => {
          if (table) this.shown = this.atRest(table);
        },
        ms: left === 1 ? this.inTempo(ROUND_TEMPI) : said ? this.inTempo(TEMPI) : 0,
        sound: said ? "tick" : undefined,
      },
    ];
  }

  protected atRest(table: Table): { table: Table } {
    return { table };
  }

  private get arrived(): boolean {
    return this.number === this.play.table.number;
  }
}
