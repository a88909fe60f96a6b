import { Play } from "$lib/play/play.svelte";
import type { Ply, Position, Replay, Table, View } from "$lib/protocol";
import type { Moment } from "./moment";

/** A finished game at any position. A step forward shows the happenings as the viewer saw them in the game. */
export class Past extends Play {
  override readonly past = true;
  override readonly alone = true;
  at = $state(0);
  /** The seat whose view is shown. `null` shows only what all players saw. */
  eyes = $state<number | null>(null);
  begun = false;
  /** Whether the table animates the last step to this position and announces it. */
  animated = false;
  private readonly own: Pick<Table, "you" | "yours">;

  constructor(
    table: Table,
    readonly replay: Replay,
  ) {
    super({ ...table, hints: false, window: 0, closes_in: null, clocks: null, undo: null, number: 0 });
    this.own = { you: table.you, yours: table.yours };
    this.eyes = this.mine;
    this.table = { ...this.table, view: this.view(0) };
  }

  get last(): number {
    return this.replay.plies.length - 1;
  }

  get ply(): Ply {
    return this.replay.plies[this.at]!;
  }

  get next(): Ply | null {
    return this.replay.plies[this.at + 1] ?? null;
  }

  get mine(): number | null {
    return this.own.yours[0] ?? null;
  }

  get position(): Position {
    return { event: this.ply.event, seat: this.eyes };
  }

  look({ event, seat }: Position): void {
    this.jump(this.after(event));
    if (seat !== null && seat !== this.eyes) this.lookAs(seat);
  }

  /** Show the view of this seat. A second call for the same seat returns to the viewer's own view. */
  lookAs(seat: number): void {
    this.begun = true;
    this.eyes = seat === this.eyes ? this.mine : seat;
    // In the view of another seat, texts call no player "you".
    this.table = { ...this.table, ...(this.eyes === this.mine ? this.own : { you: null, yours: [] }) };
    this.show([]);
  }

  get bottom(): number {
    return this.eyes ?? 0;
  }

  /** Show the position after `to` moves. The table animates a single step forward. */
  go(to: number): void {
    this.jump(to, to === this.at + 1 ? this.next?.happenings : []);
  }

  /** Show the position after `to` moves. The table animates only the happenings that are given. */
  jump(to: number, happenings: Ply["happenings"] = []): void {
    this.begun = true;
    const target = Math.min(Math.max(to, 0), this.last);
    if (target === this.at) return;
    this.animated = happenings.length > 0;
    this.at = target;
    this.show(happenings);
  }

  private show(happenings: Ply["happenings"]): void {
    const { state, seats } = this.table;
    this.take({
      number: this.at,
      happenings,
      state,
      seats,
      closes_in: null,
      clocks: null,
      undo: null,
      view: this.view(this.at),
      whole: null,
    });
  }

  /** Return the moment at which a seat made the move of this event. */
  momentBefore({ event, seat }: { event: number; seat: number }): Moment {
    return { table: this.replay.id, event: this.replay.plies[this.before(event)]!.event, seat };
  }

  before(event: number): number {
    const place = this.replay.plies.findIndex((ply) => ply.event >= event);
    return place < 0 ? this.last : Math.max(place - 1, 0);
  }

  /** Return the number of moves up to this event of the record. `null` means the last event. */
  after(event: number | null): number {
    const later = event === null ? -1 : this.replay.plies.findIndex((ply) => ply.event > event);
    return later < 0 ? this.last : Math.max(later - 1, 0);
  }

  override story(): Promise<Ply["happenings"]> {
    return Promise.resolve(this.replay.plies.slice(0, this.at + 1).flatMap(({ happenings }) => happenings));
  }

  override start(): () => void {
    return () => {};
  }

  override move(): void {}

  private view(at: number): View {
    const { players, game, options, result, plies } = this.replay;
    const { table, own } = plies[at]!;
    const seat = this.eyes;
    const seen = seat === null ? table : { ...(table as object), ...own[seat] };
    const next = plies[at + 1]?.seat ?? null;
    const over = at === this.last && result !== null;
    return {
      game,
      players,
      seat,
      options,
      owing: next === null ? [] : [next],
      moves: [],
      over,
      result: over ? result : null,
      table: seen,
    };
  }
}
