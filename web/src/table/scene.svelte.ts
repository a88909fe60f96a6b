import type { Step } from "$lib/net/follow";
import { explainProblem } from "$lib/net/explain";
import { motion } from "$lib/animation/motion.svelte";
import type { Play } from "$lib/play/play.svelte";
import type { Happening, Reason as HintReason, Problem, Result, View } from "$lib/protocol";
import { Queue, type Beat } from "$lib/animation/queue";
import { settings } from "$lib/settings.svelte";
import { sounds } from "$lib/sounds";
import { speaker } from "$lib/speaker.svelte";
import { windows } from "$lib/ui/windows.svelte";
import { say } from "$lib/i18n/words";
import { nameOf } from "$table/texts/names";
import { amongOthers } from "$lib/play/others";
import type { Narrator } from "$table/texts/narrator";
import { afterNextFrame, betweenFrames } from "$lib/animation/next_frame";
import { readable } from "$table/animation/reading";
import { paragraphsIn, type Reason } from "./reason";

export type AnyTable = { phase: string };
export type AnyShown<Table extends AnyTable> = { table: Table };
/** Durations: usual, with reduced motion, at the quick speed, and with both. */
export type Tempi<Tempo> = { calm: Tempo; still: Tempo; quick: Tempo; both?: Tempo };

/** One shared list, because Svelte would treat a new empty list as a change. */
const NONE: string[] = [];
/** How long the reason of a refusal is shown, in milliseconds. A reason with a link to the rules is shown longer. */
const HINT = { plain: 1800, linked: 6000 };
/**
 * Longest time between the two presses of a double click, in milliseconds. The second press must not answer the next
 * question.
 */
const DOUBLE_PRESS = 500;

/** What the table shows now. The scene follows the server's view with a short delay while animations run. */
export abstract class Scene<
  Table extends AnyTable = AnyTable,
  Shown extends AnyShown<Table> = AnyShown<Table>,
  Seen extends Happening = Happening,
> {
  shown: Shown = $state()!;
  /** The number of the last event whose animations have finished. */
  number = $state(0);
  /** The reason of the last refusal, shown for a moment. */
  hint = $state.raw<Reason | null>(null);
  /** The last happening that was shown, with or without a sentence. */
  seen = $state.raw<Seen | null>(null);
  private latest = $state.raw<Seen | null>(null);
  sheetOpen = $state(false);
  deals = $state(0);
  private view: View<Table> = $state.raw()!;
  /** Whether the page offers the moves of the player's decision. Moves of others do not change this flag. */
  private offered = $state(true);
  private offeredAt = 0;
  private known = 0;
  /**
   * Whether the player has moved since the last offer. The next decision is then a new one, even if its moves are the
   * same.
   */
  private answered = false;
  private movedAt = -Infinity;
  private readonly offers: string[] = $derived.by(() =>
    this.offered && this.play.pending.length === 0 ? this.view.moves : NONE,
  );
  private hintTimer = 0;
  /** Whether happenings before the player's next decision are shown without pauses. */
  private skipping = $state(false);
  /** Whether the sound of the end was played, or the game was over when the page opened. */
  private ended: boolean;
  /** The last question that the page spoke. The page does not repeat the question while other players decide. */
  private said = "";
  private readonly queue: Queue;
  private readonly lookers = new Set<() => void>();
  private readonly since: number;

  constructor(
    readonly play: Play,
    private readonly narrator: Narrator<Seen>,
  ) {
    this.take(play.table.view as View<Table>, play.table.number);
    this.known = this.offeredAt = this.number;
    this.ended = play.past || this.view.over;
    this.since = this.number;
    // A page that opens a new game shows the deal.
    if (this.fresh(this.table)) this.deals = 1;
    this.queue = new Queue(
      {
        beats: (happening, step) => {
          const after = (step.view as View<Table>).table;
          const sentence = this.tell(happening as Seen, after);
          const beats = this.beats(happening as Seen, after, step);
          return play.unhurried && !this.hurried ? readable(beats, sentence) : beats;
        },
        settle: (step) => {
          // After a jump in a replay, the last sentence does not describe the new position.
          if (play.past && step.happenings.length === 0) this.latest = null;
          this.take(step.view as View<Table>, step.number, step.happenings.length > 0 || step.whole !== null);
          this.settled();
          this.end(step.view as View<Table>);
        },
        look: () => this.look(),
        sound: (sound) => sounds.play(sound),
      },
      betweenFrames,
      () => !document.hidden,
      () => this.keepUp(),
      play.backlog,
    );
  }

  /** Return the animation steps of one happening. `after` is the table at the end of its step. */
  protected abstract beats(happening: Seen, after: Table, step: Step): Beat[];
  /**
   * Return what the page shows if nothing moves. The constructor calls this method, so the method must not use fields
   * of the scene.
   */
  protected abstract atRest(table: Table): Shown;
  /**
   * Whether the cards of this table have just been dealt. The constructor calls this method, so the method must not use
   * fields of the scene.
   */
  protected fresh(table: Table): boolean {
    void table;
    return false;
  }
  /**
   * Whether the sentence of a happening is too unimportant to replace the previous one. `after` is the table at the end
   * of its step; the game log calls the method without `after`.
   */
  protected minor(happening: Seen, after?: Table): boolean {
    void happening;
    void after;
    return false;
  }
  /** Called after the page has shown the server's view without animations. */
  protected settled(): void {}

  start(): () => void {
    sounds.prepare();
    const stop = this.play.receive(
      (step) => this.receive(step),
      () => this.queue.next(),
    );
    return () => {
      stop();
      this.queue.stop();
      window.clearTimeout(this.hintTimer);
    };
  }

  /** Call `looker` before each change, while the page still shows the old state and needs no layout. */
  beforeDrawn(looker: () => void): () => void {
    this.lookers.add(looker);
    return () => this.lookers.delete(looker);
  }

  get table(): Table {
    return this.shown.table;
  }

  protected get newest(): Table {
    return this.view.table;
  }

  // As `$derived`, these values update their users only when the value changes. Most events change no value.

  /** The table on which the player decides. If a move is due, this is the newest table, even while animations run. */
  readonly asked: Table = $derived.by(() => (this.myTurn ? this.newest : this.table));
  readonly me: number | null = $derived.by(() => (this.play.table.you === null ? null : this.view.seat));
  /** The seat whose view is shown: the player's own, or one that shares its cards with spectators. */
  readonly eyes: number | null = $derived.by(() => this.view.seat);
  readonly plays: boolean = $derived.by(() => this.me !== null && !this.play.past);
  /** Whether several players share this screen. `me` is then the player who moves next. */
  readonly shared: boolean = $derived.by(() => this.play.table.yours.length > 1);
  readonly amongOthers: boolean = $derived.by(() => amongOthers(this.play.table));
  /**
   * The seat at the lower edge: the player's own, or the one whose cards are visible. The seat stays the same while
   * players at one screen take turns.
   */
  readonly bottom: number = $derived.by(() => this.play.table.yours[0] ?? this.eyes ?? 0);
  /** Whether the server reports the end. The animations of the end may still run. */
  readonly ending: boolean = $derived.by(() => this.view.over);

  isMine(seat: number): boolean {
    return seat === this.me && !this.shared;
  }

  /**
   * Open the score sheet after a round. With `waits`, the following happenings wait until the sheet is closed, except
   * if a clock runs or another dialog delays the sheet.
   */
  protected openSheet(waits: boolean): void {
    this.skipping = false;
    this.sheetOpen = this.me !== null && !this.ending && !this.play.past;
    if (this.sheetOpen && waits && !this.play.table.clock && windows.open === 0) this.queue.hold();
  }

  closeSheet(): void {
    this.sheetOpen = false;
    this.queue.goOn();
  }

  get lately(): string {
    return this.latest ? this.line(this.latest) : "";
  }

  /** Return a happening as a sentence without secret information. */
  line(happening: Happening): string {
    return this.narrator.sentence(happening as Seen);
  }

  /** Return the entry of a happening in the game log; empty if the log does not mention the happening. */
  logged(happening: Happening): string {
    return this.minor(happening as Seen) ? "" : this.line(happening);
  }

  name(seat: number): string {
    return nameOf(this.play.table.seats, seat);
  }

  isAway(seat: number): boolean {
    const { seats, yours } = this.play.table;
    return Boolean(seats[seat]?.away) && !yours.includes(seat);
  }

  /** The absent players for whom the game waits; empty if the game also waits for a player who is there. */
  get waitsForAbsent(): number[] {
    const { owing } = this.view;
    return owing.every((seat) => this.isAway(seat)) ? [...owing] : [];
  }

  /** Return "You" for the only player at this screen, and the name for other seats. */
  shortName(seat: number): string {
    return this.isMine(seat) ? say("table-you") : this.name(seat);
  }

  get over(): boolean {
    return this.table.phase === "over";
  }

  get result(): Result | null {
    return this.over ? this.view.result : null;
  }

  /**
   * The moves that the player may choose. The page offers the moves when the animations of all earlier happenings have
   * at least started.
   */
  get moves(): string[] {
    return this.offers;
  }

  get myTurn(): boolean {
    return this.moves.length > 0;
  }

  /** The move that the page sent and the server has not confirmed yet. */
  get pending(): string | null {
    return this.play.pending[0] ?? null;
  }

  move(move: string): void {
    if (!this.moves.includes(move)) return;
    const seen = this.chosenAt; // read before `hurry` shows the remaining happenings
    this.queue.hurry();
    this.said = "";
    this.hint = null;
    this.answered = true;
    this.movedAt = performance.now();
    this.play.move(move, seen);
  }

  private get chosenAt(): number {
    return Math.max(this.offeredAt, this.number);
  }

  /** The answer of the server to a refused move, or a short reason of this page. */
  get refusal(): Reason | null {
    const { refusal } = this.play;
    return refusal ? this.worded(refusal) : this.hint;
  }

  /**
   * Ask the server why `move` is not legal now, and show the answer. `move` may contain open parts, like a move that
   * the player is still building.
   */
  askWhy(move: string): void {
    if (this.plays && this.myTurn)
      this.play.askWhy(move, this.chosenAt, (why) => {
        const { text, paragraphs } = this.worded(why);
        this.refuse(text, paragraphs);
      });
  }

  refuse(text: string, paragraphs: string[] = []): void {
    if (!this.plays) return;
    this.hint = { text, paragraphs };
    speaker.say(text);
    sounds.play("refused");
    window.clearTimeout(this.hintTimer);
    const ms = paragraphs.length ? HINT.linked : HINT.plain;
    this.hintTimer = window.setTimeout(() => (this.hint = null), ms);
  }

  because(reason: HintReason): string | null {
    return this.narrator.reason(reason);
  }

  private worded(problem: Problem): Reason {
    const text = this.narrator.refusal(problem) ?? explainProblem(problem);
    return { text, paragraphs: paragraphsIn(problem.refusal) };
  }

  protected inTempo<Tempo>({ calm, still, quick, both = quick }: Tempi<Tempo>): Tempo {
    if (motion.reduced) return this.hurried ? both : still;
    return this.hurried ? quick : calm;
  }

  /** Whether the player may skip happenings: only bots decide now, and the page shows their moves one by one. */
  get skippable(): boolean {
    return this.plays && !this.play.alone && !this.amongOthers && !this.myTurn && !this.over && !this.hurried;
  }

  /** Show everything before the player's next decision without pauses. */
  skip(): void {
    this.skipping = true;
    this.queue.hurry();
  }

  protected decides(view: View<Table>): boolean {
    return view.moves.length > 0;
  }

  protected get hurried(): boolean {
    if (this.skipping) return true;
    return this.play.table.pace === "instant" || settings.speed === "quick";
  }

  /** Duration of a card's flight into the own hand. The cards that were there when the page opened do not fly. */
  get drawing(): number {
    return this.deals || this.number !== this.since ? this.moving(300) : 0;
  }

  /** Duration of an animation that the game does not wait for: 0 at the quick speed or with reduced motion. */
  moving(ms: number): number {
    return this.hurried ? 0 : motion.ms(ms);
  }

  /** Speak a happening, and return the sentence that stays visible; empty if there is no sentence. */
  private tell(happening: Seen, after: Table): string {
    this.seen = happening;
    if (happening.type === "deal") this.deals++;
    if (!this.narrator.tell(happening) || this.minor(happening, after)) return "";
    this.latest = happening;
    this.play.telling = this.line(happening);
    return this.play.telling;
  }

  private receive(step: Step): void {
    if (!step.view) return;
    this.offered &&= !this.answered && String(step.view.moves) === String(this.view.moves);
    this.answered = false;
    this.view = step.view as View<Table>;
    this.known = step.number;
    // In a replay, a further step ends the animations of the last one.
    if (this.play.past) this.queue.hurry();
    this.queue.add(step);
  }

  private look(): void {
    this.lookers.forEach((look) => look());
  }

  private take(view: View<Table>, number: number, happened = true): void {
    this.view ??= view;
    // The question is spoken once, after everything that led to the decision. A new spectator also raises the number,
    // but leads to no decision.
    const asked = view === this.view && view.moves.length > 0 && number !== this.number;
    if (asked && happened) this.ask(view);
    else if (view.moves.length === 0) this.said = "";
    this.number = number;
    this.shown = this.atRest(structuredClone(view.table));
    if (this.skipping && (view.over || this.decides(view))) this.skipping = false;
    this.keepUp();
  }

  private ask(view: View<Table>): void {
    const question = `${view.seat}: ${String(view.moves)}`;
    if (question !== this.said) {
      this.narrator.turn(view);
      if (this.plays && !this.shared) sounds.play("your_turn");
    }
    this.said = question;
  }

  private end({ over, result }: View<Table>): void {
    if (!over || this.ended) return;
    this.ended = true;
    const won = this.me === null || this.shared || result?.ranks[this.me] === 1;
    sounds.play(won ? "won" : "lost");
  }

  /** Whether a lesson still shows the sentence about the last happening, before the sentence of the next decision. */
  private get explains(): boolean {
    return this.play.unhurried && this.number !== this.known;
  }

  /** Offer the decision one frame after the last animation. Both in one frame would block a slow phone too long. */
  private keepUp(): void {
    if (this.offered) this.play.shownTo = this.number;
    if (this.offered || this.queue.backlog > 0 || this.explains) return;
    const rest = this.movedAt + DOUBLE_PRESS - performance.now();
    if (rest > 0) window.setTimeout(() => this.keepUp(), rest);
    else afterNextFrame(() => this.offer());
  }

  private offer(): void {
    if (this.offered || this.queue.backlog > 0 || this.explains) return;
    this.offered = true;
    this.offeredAt = this.known;
    this.play.shownTo = this.number;
  }
}
