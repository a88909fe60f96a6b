import type { Play } from "$lib/play.svelte";
import type { Happening } from "$lib/protocol";
import type { Beat } from "$lib/queue";
import { companyOf } from "$table/names";
import { Scene, type AnyTable, type Tempi } from "$table/scene.svelte";
import { Fields } from "$table/fields";
import { knownGame, type KnownGame } from "./known";
import { WordsNarrator } from "$table/words_narrator";

export type Table = AnyTable & Record<string, unknown>;

/** How long a line is new, in milliseconds: there is nothing but words to follow. */
const TEMPI: Tempi<number> = { calm: 1100, still: 1100, quick: 150 };
/** So many lines of the story can still be read. */
const KEPT = 60;

/** A happening of the story; equal ones are told apart. */
export type Entry = { id: number; happening: Happening };

/** What the table shows right now, and what happened there since one looks. */
export class DefaultScene extends Scene<Table, { table: Table }, Happening> {
  story = $state.raw<Entry[]>([]);
  readonly game: KnownGame;
  readonly fields: Fields;
  private readonly teller: WordsNarrator;
  private count = 0;
  private before = 0;

  constructor(play: Play) {
    const game = knownGame(play.table.game);
    const fields = new Fields(game.schema, () => game.said.now, companyOf(play));
    const teller = new WordsNarrator(play, fields);
    super(play, teller);
    this.game = game;
    this.fields = fields;
    this.teller = teller;
    this.before = this.number;
  }

  /** The end is known from the server: what a game calls its phases is its own affair. */
  override get over(): boolean {
    return this.ending && this.arrived;
  }

  /** The seats that somebody waits for, once everything that led to it was shown. */
  get owing(): number[] {
    return this.arrived || this.myTurn ? (this.play.table.view?.owing ?? []) : [];
  }

  /** The moves to choose from; the one that was sent is among them until it is answered. */
  get choices(): string[] {
    return this.pending === null ? this.moves : (this.play.table.view?.moves ?? []);
  }

  /** The own cards, or those that are shown to whoever watches. */
  get hand(): unknown[] | null {
    const { hand } = this.asked;
    return Array.isArray(hand) ? hand : null;
  }

  /** The game's word for what goes on. */
  get phase(): string | null {
    const name = `phase-${this.asked.phase}`;
    return this.game.said.now.has(name) ? this.game.said.say(name) : null;
  }

  line(happening: Happening): string {
    return this.teller.sentence(happening);
  }

  protected beats(happening: Happening): Beat[] {
    if (!this.line(happening)) return [];
    return [{ run: () => this.tell(happening), ms: this.inTempo(TEMPI) }];
  }

  protected atRest(table: Table): { table: Table } {
    return { table };
  }

  /** Whoever looks back and leaps does not read what came after, or what led to another place. */
  protected override settled(): void {
    if (this.play.past && this.number !== this.before + 1) this.story = [];
    this.before = this.number;
  }

  private get arrived(): boolean {
    return this.number === this.play.table.number;
  }

  private tell(happening: Happening): void {
    this.count += 1;
    this.story = [...this.story, { id: this.count, happening }].slice(-KEPT);
  }
}
