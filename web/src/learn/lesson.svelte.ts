import { CallFailed, isUnreachable } from "$lib/net/api";
import { Attended } from "$lib/player/attended";
import { explain } from "$lib/net/explain";
import { Play } from "$lib/play/play.svelte";
import type { Problem, Seat, Taught } from "$lib/protocol";
import type { Step } from "$lib/net/follow";
import { tableOf } from "$lib/play/still";
import type { Course } from "./course";
import { say } from "./words";

/** A table for one learner. The course contains the answer to every move. */
export class Lesson extends Play {
  override readonly alone = true;
  override readonly unhurried = true;
  /** The learner should see everything that follows a decision, even if it takes long. */
  override readonly backlog = Infinity;
  taught: Taught = $state.raw()!;
  private readonly attended: Attended;
  private made: string[];
  private waiting: Taught["seen"];
  private number = 0;
  private last = $state(0);

  constructor(
    private readonly course: Course,
    taught: Taught,
    made: string[],
    override readonly early: boolean,
    names: { you: string; face?: string; others: readonly string[] },
  ) {
    const { game, name } = course;
    const [first, ...rest] = taught.seen;
    const { players, options, seat } = first!.view;
    const table = tableOf({ id: `learn-${game}-${name}`, game, players, options });
    const seats = table.seats.map((one): Seat =>
      one.seat === seat
        ? { ...one, kind: "person", name: names.you, face: names.face ?? null }
        : { ...one, name: names.others[one.seat] ?? one.name },
    );
    super({ ...table, seats, state: "playing", you: seat, yours: [seat!], view: first!.view });
    this.attended = new Attended(game, name);
    this.taught = taught;
    this.made = made;
    this.waiting = rest;
    this.last = rest.length;
    if (rest.length) this.table = { ...this.table, view: { ...first!.view, moves: [] } };
  }

  get game(): string {
    return this.course.game;
  }

  get name(): string {
    return this.course.name;
  }

  /** Whether the table has shown all events, so that the next text may appear. */
  get told(): boolean {
    return this.shownTo >= this.last;
  }

  override start(): () => void {
    return () => {};
  }

  override receive(receiver: (step: Step) => void, onward?: () => void): () => void {
    const stop = super.receive(receiver, onward);
    this.showWaiting();
    return stop;
  }

  override move(move: string): void {
    this.refusal = null;
    if (this.taught.over || this.taught.wrong) return;
    this.pending = [move];
    void this.make(move);
  }

  override askWhy(move: string, _: number, tell: (why: Problem) => void): void {
    this.course.explain([...this.made, move]).catch((error: unknown) => {
      tell(isUnreachable(error) ? { code: "unexplained", message: say("unexplained") } : problemOf(error));
    });
  }

  override takeBack(): void {}

  tryAgain(): Promise<void> {
    return this.goTo(this.made);
  }

  fromStart(): Promise<void> {
    return this.goTo([]);
  }

  private async goTo(made: string[]): Promise<void> {
    try {
      const taught = await this.course.after(made);
      this.made = made;
      this.attended.keep(made, taught);
      this.taught = taught;
      this.last = this.number + 1;
      this.tries += 1;
      this.show({ happenings: [], view: taught.seen.at(-1)!.view });
    } catch (error) {
      this.refuse(problemOf(error));
    }
  }

  private async make(move: string): Promise<void> {
    try {
      const made = [...this.made, move];
      const taught = await this.course.after(made);
      if (!taught.wrong) {
        this.made = made;
        this.attended.keep(made, taught);
      }
      this.taught = taught;
      this.waiting = taught.seen;
      this.last = this.number + taught.seen.length;
      this.pending = [];
      this.showWaiting();
    } catch (error) {
      this.pending = [];
      this.refuse(problemOf(error));
    }
  }

  /** Show the remaining steps. The table offers no moves while others play and after a wrong move. */
  private showWaiting(): void {
    const { wrong, over } = this.taught;
    const seen = this.waiting;
    this.waiting = [];
    seen.forEach(({ happenings, view }, place) => {
      const decides = place === seen.length - 1 && !wrong && !over;
      this.show({ happenings, view: decides ? view : { ...view, moves: [] } });
    });
  }

  private show({ happenings, view }: Taught["seen"][number]): void {
    this.number += 1;
    const { state, seats } = this.table;
    const still = { closes_in: null, clocks: null, undo: null, whole: null };
    this.take({ number: this.number, happenings, state, seats, view, ...still });
  }
}

function problemOf(error: unknown): Problem {
  return error instanceof CallFailed ? error.problem : { code: "unreachable", message: explain(error) };
}
