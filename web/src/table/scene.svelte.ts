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

/** What every game's table has. */
export type AnyTable = { phase: string };
/** What the eye sees: the table, and whatever a game shows for a moment only. */
export type AnyShown<Table extends AnyTable> = { table: Table };
/** How long things are on view: usually, for people who dislike motion, for those in a hurry, and for whoever is both. */
export type Tempi<Tempo> = { calm: Tempo; still: Tempo; quick: Tempo; both?: Tempo };

/** Always the same list: that there is still nothing to do is no news. */
const NONE: string[] = [];
/** How long the reason stays on view why something may not be done, in milliseconds: longer where it can be looked up. */
const HINT = { plain: 1800, linked: 6000 };
/** The two presses of a double click come within so many milliseconds: the second is no answer to what is asked next. */
const DOUBLE_PRESS = 500;

/** What the table shows right now: the server's view, a few moments behind it while things move. */
export abstract class Scene<
  Table extends AnyTable = AnyTable,
  Shown extends AnyShown<Table> = AnyShown<Table>,
  Seen extends Happening = Happening,
> {
  shown: Shown = $state()!;
  /** The number of the last event that was shown to its end. */
  number = $state(0);
  /** Why something may not be done, for a moment. */
  hint = $state.raw<Reason | null>(null);
  /** What was shown last, told or not. */
  seen = $state.raw<Seen | null>(null);
  /** What just happened. */
  private latest = $state.raw<Seen | null>(null);
  /** The score sheet lies on the table. */
  sheetOpen = $state(false);
  /** How many deals were seen here. */
  deals = $state(0);
  private view: View<Table> = $state.raw()!;
  /** What one is asked is offered: what others do meanwhile takes nothing of it away. */
  private offered = $state(true);
  /** The last event that was known when what one is asked was offered. */
  private offeredAt = 0;
  /** The last event that is known. */
  private known = 0;
  /** A move was made here since something was offered: what comes next asks something else, though it may look the same. */
  private answered = false;
  /** When the last move was made here, on the clock of this page. */
  private movedAt = -Infinity;
  private readonly offers: string[] = $derived.by(() =>
    this.offered && this.play.pending.length === 0 ? this.view.moves : NONE,
  );
  private hintTimer = 0;
  /** What happens before the next own decision is shown without waiting. */
  private skipping = $state(false);
  /** Whether the end was heard, or was there already when somebody came. */
  private ended: boolean;
  /** What was said to be asked: while others decide, nobody is asked once more. */
  private said = "";
  private readonly queue: Queue;
  private readonly lookers = new Set<() => void>();
  /** The number of the event at which one came. */
  private readonly since: number;

  constructor(
    readonly play: Play,
    private readonly narrator: Narrator<Seen>,
  ) {
    this.take(play.table.view as View<Table>, play.table.number);
    this.known = this.offeredAt = this.number;
    this.ended = play.past || this.view.over;
    this.since = this.number;
    // Whoever comes to a game that has just begun sees it dealt.
    if (this.fresh(this.table)) this.deals = 1;
    this.queue = new Queue(
      {
        beats: (happening, step) => {
          const told = this.tell(happening as Seen);
          const beats = this.beats(happening as Seen, (step.view as View<Table>).table);
          return play.unhurried && !this.hurried ? readable(beats, told) : beats;
        },
        settle: (step) => {
          // Whoever looks back and leaps does not read what led to another place.
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

  /** The moments of one happening; `after` is the table at the end of its step. */
  protected abstract beats(happening: Seen, after: Table): Beat[];
  /** What is seen of a table at rest. It is called while the scene is made: it may use nothing of the scene. */
  protected abstract atRest(table: Table): Shown;
  /** Whether this table was only just dealt. It is called while the scene is made: it may use nothing of the scene. */
  protected fresh(table: Table): boolean {
    void table;
    return false;
  }
  /** Whether this tells too little to take the place of what happened before it. */
  protected minor(happening: Seen): boolean {
    void happening;
    return false;
  }
  /** The server's view was just shown as it is. */
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

  /** Be called whenever something has changed, while the page still shows what was and has nothing to lay out. */
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

  // Most news changes nothing of what follows; as `$derived` it then has nothing worked out anew.

  /** The table that one decides upon: what is asked already counts, though it may still be on its way to the eye. */
  readonly asked: Table = $derived.by(() => (this.myTurn ? this.newest : this.table));
  /** The seat that one has here. */
  readonly me: number | null = $derived.by(() => (this.play.table.you === null ? null : this.view.seat));
  /** The seat through whose eyes one looks: one's own, or one that shows its cards to those who watch. */
  readonly eyes: number | null = $derived.by(() => this.view.seat);
  /** Whether somebody here makes moves. */
  readonly plays: boolean = $derived.by(() => this.me !== null && !this.play.past);
  /** Several people sit at this screen: `me` is then whoever moves next. */
  readonly shared: boolean = $derived.by(() => this.play.table.yours.length > 1);
  /** People sit at this table who are not at this screen. */
  readonly amongOthers: boolean = $derived.by(() => amongOthers(this.play.table));
  /** The seat at the lower edge: one's own, if there is one, or whose cards one sees. It stays while people at one screen take turns. */
  readonly bottom: number = $derived.by(() => this.play.table.yours[0] ?? this.eyes ?? 0);
  /** The server says that it is over, though the end may still be on its way to the eye. */
  readonly ending: boolean = $derived.by(() => this.view.over);

  /** Whether this is the seat of the one person at this screen. */
  isMine(seat: number): boolean {
    return seat === this.me && !this.shared;
  }

  /**
   * A round is over: its sheet comes by itself. What follows waits until it is closed, if it `waits`, no clock runs, and it comes
   * at once: it is not to be waited for by somebody who writes.
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

  /** What just happened, in a sentence. */
  get lately(): string {
    return this.latest ? this.line(this.latest) : "";
  }

  /** A happening in a sentence, as everybody hears it. */
  line(happening: Happening): string {
    return this.narrator.sentence(happening as Seen);
  }

  name(seat: number): string {
    return nameOf(this.play.table.seats, seat);
  }

  /** Whether somebody is away for whom the game waits: they think about nothing. */
  isAway(seat: number): boolean {
    const { seats, yours } = this.play.table;
    return Boolean(seats[seat]?.away) && !yours.includes(seat);
  }

  /** The people for whom the game waits, if all of them are away. */
  get waitsForAbsent(): number[] {
    const { owing } = this.view;
    return owing.every((seat) => this.isAway(seat)) ? [...owing] : [];
  }

  /** “You” at the seat of the one person at this screen, at others the name. */
  shortName(seat: number): string {
    return this.isMine(seat) ? say("table-you") : this.name(seat);
  }

  get over(): boolean {
    return this.table.phase === "over";
  }

  get result(): Result | null {
    return this.over ? this.view.result : null;
  }

  /** What may be done now: offered as soon as everything that leads to it was at least begun to be shown. */
  get moves(): string[] {
    return this.offers;
  }

  get myTurn(): boolean {
    return this.moves.length > 0;
  }

  /** The move that was sent and is not answered yet. */
  get pending(): string | null {
    return this.play.pending[0] ?? null;
  }

  move(move: string): void {
    if (!this.moves.includes(move)) return;
    const seen = this.chosenAt; // before the rest is shown at once
    this.queue.hurry();
    this.said = "";
    this.hint = null;
    this.answered = true;
    this.movedAt = performance.now();
    this.play.move(move, seen);
  }

  /** The last event of what one sees and decides upon. */
  private get chosenAt(): number {
    return Math.max(this.offeredAt, this.number);
  }

  /** Why something may not be done: as the server says, or as this page does for a moment. */
  get refusal(): Reason | null {
    const { refusal } = this.play;
    return refusal ? this.worded(refusal) : this.hint;
  }

  /** Ask the game why this is no move now, and say it. The text may leave open what the game lets a text leave open. */
  askWhy(move: string): void {
    if (this.plays && this.myTurn)
      this.play.askWhy(move, this.chosenAt, (why) => {
        const { text, paragraphs } = this.worded(why);
        this.refuse(text, paragraphs);
      });
  }

  /** Say why something may not be done, and which paragraphs of the rules say so. */
  refuse(text: string, paragraphs: string[] = []): void {
    if (!this.plays) return;
    this.hint = { text, paragraphs };
    speaker.say(text);
    sounds.play("refused");
    window.clearTimeout(this.hintTimer);
    const ms = paragraphs.length ? HINT.linked : HINT.plain;
    this.hintTimer = window.setTimeout(() => (this.hint = null), ms);
  }

  /** What speaks for a move, in the words of the game. */
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

  /** Whether there may be something to skip: only bots decide now, and their moves are shown one by one. */
  get skippable(): boolean {
    return this.plays && !this.play.alone && !this.amongOthers && !this.myTurn && !this.over && !this.hurried;
  }

  /** Show all that happens before the next own decision without waiting. */
  skip(): void {
    this.skipping = true;
    this.queue.hurry();
  }

  /** Whether this person has to decide something here. */
  protected decides(view: View<Table>): boolean {
    return view.moves.length > 0;
  }

  protected get hurried(): boolean {
    if (this.skipping) return true;
    return this.play.table.pace === "instant" || settings.speed === "quick";
  }

  /** How long a card takes that comes into the own hand; those that were there already do not come. */
  get drawing(): number {
    return this.deals || this.number !== this.since ? this.moving(300) : 0;
  }

  /** How long a movement takes that nobody waits for: none for people in a hurry, or who dislike motion. */
  moving(ms: number): number {
    return this.hurried ? 0 : motion.ms(ms);
  }

  /** Tell what happens, and return the sentence that stays in sight; empty if there is none. */
  private tell(happening: Seen): string {
    this.seen = happening;
    if (happening.type === "deal") this.deals++;
    if (!this.narrator.tell(happening) || this.minor(happening)) return "";
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
    // Whoever steps on does not wait for the last step to be shown to its end.
    if (this.play.past) this.queue.hurry();
    this.queue.add(step);
  }

  private look(): void {
    this.lookers.forEach((look) => look());
  }

  private take(view: View<Table>, number: number, happened = true): void {
    this.view ??= view;
    // Said last, after everything that led to it, and once: somebody who begins to look on is nothing that led to it.
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

  /** What is asked comes a frame after what led to it: to show both at once would keep a slow phone too long. */
  private keepUp(): void {
    if (this.offered) this.play.shownTo = this.number;
    if (this.offered || this.queue.backlog > 0) return;
    const rest = this.movedAt + DOUBLE_PRESS - performance.now();
    if (rest > 0) window.setTimeout(() => this.keepUp(), rest);
    else afterNextFrame(() => this.offer());
  }

  private offer(): void {
    if (this.offered || this.queue.backlog > 0) return;
    this.offered = true;
    this.offeredAt = this.known;
    this.play.shownTo = this.number;
  }
}
