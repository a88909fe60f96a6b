import type {
  ClockReading,
  Happening,
  Heard,
  NewsMessage,
  Problem,
  Said,
  Seat,
  Table,
  TableState,
  Undo,
  View,
} from "$lib/protocol";

/** What arrived together: the happenings of one step and what the table looks like after it. */
export type Step = {
  number: number;
  happenings: Happening[];
  state: TableState;
  seats: Seat[];
  /** The seconds until an open window closes by itself. */
  closes_in: number | null;
  /** What the clock of each seat shows; `null` at a table without clocks. */
  clocks: (ClockReading | null)[] | null;
  /** The last move, while it can be taken back though it was seen. */
  undo: Undo | null;
  view: View | null;
  /** The first answer to `watch` after a pause: it may be long, and is not news to the eye. */
  whole: Table | null;
};

/** What stands for a move where somebody thinks again; no game has such a move. */
export const TAKE_BACK = "take back";

/** A move that was not acknowledged yet, or whose event (`number`) was not told yet. */
type Wish = { move: string; seen: number; thought: number | null; number: number | null };

export type Follower = {
  step: (step: Step) => void;
  seats: (seats: Seat[], watchers: number) => void;
  refused: (move: string, error: Problem) => void;
  pending: (moves: string[]) => void;
};

/**
 * Follows one table: asks again when an event is missing, repeats moves that were not acknowledged.
 * It knows no rules and keeps no view; it only makes sure that every step is told once and in order.
 */
export class Follow {
  private known = 0;
  /** The last event that was known when the table was asked for, until the answer comes. */
  private asked: number | null = null;
  /** Who wants to hear the whole story, in the order of the answers; `null` stands for the question where the table stands. */
  private answers: (((happenings: Happening[]) => void) | null)[] = [];
  /** Who wants to hear it as soon as there is a line. */
  private eager: ((happenings: Happening[]) => void)[] = [];
  private readonly waiting = new Map<string, Wish>();
  private question: { key: string; tell: (why: Problem) => void } | null = null;

  constructor(
    readonly table: string,
    private readonly say: (message: Said) => boolean,
    private readonly follower: Follower,
    private readonly newKey: () => string = randomKey,
  ) {}

  /** The number of the last event that was told. */
  get seen(): number {
    return this.known;
  }

  /** The table was told up to here in another way. */
  set seen(number: number) {
    this.known = number;
    this.settle();
  }

  /**
   * Ask for the table, unless the answer is on its way. `anew`: nothing is answered any more that was asked before, since the
   * connection is new or the server refused it. So it is asked again.
   */
  watch(anew = false): void {
    const again = [...(anew ? this.answers.filter((tell) => tell !== null) : []), ...this.eager];
    this.eager = [];
    if (anew) {
      this.answers = [];
      this.asked = null;
    }
    if (this.asked === null && this.say({ type: "watch", table: this.table, seen: this.seen })) {
      this.asked = this.seen;
      this.answers.push(null);
    }
    for (const tell of again) this.retell(tell);
    for (const [key, wish] of this.waiting) if (wish.number === null) this.send(key, wish);
  }

  /** Ask for all that happened since the beginning; without a line, as soon as there is one. */
  retell(tell: (happenings: Happening[]) => void): void {
    const asked = this.say({ type: "watch", table: this.table, seen: 0 });
    (asked ? this.answers : this.eager).push(tell);
  }

  /**
   * `seen` is the last event that was shown when this was chosen: it stays the same when the move is sent again, so that the
   * server can tell whether the question is still the same. `thought` is how many milliseconds were thought about it, if that is known.
   */
  move(move: string, seen: number, thought: number | null = null): void {
    if (this.moves.includes(move)) return;
    const key = this.newKey();
    const wish = { move, seen, thought, number: null };
    this.waiting.set(key, wish);
    this.tellPending();
    this.send(key, wish);
  }

  /** Think again about what told nobody anything, or ask the others whether one may. */
  takeBack(seen: number): void {
    this.move(TAKE_BACK, seen);
  }

  /** Ask why this is no move now: it is refused like any other, only that nobody waits for it. */
  askWhy(move: string, seen: number, tell: (why: Problem) => void): void {
    this.question = { key: this.newKey(), tell };
    this.say({ type: "move", table: this.table, move, key: this.question.key, seen });
  }

  hear(message: Heard): void {
    switch (message.type) {
      case "table":
        if (message.table.id !== this.table) break;
        if (message.asked ?? true) this.hearAnswer(message.table, message.happenings);
        else this.hearTable(message.table, message.happenings);
        break;
      case "news":
        if (message.table === this.table) this.hearNews(message);
        break;
      case "seats":
        if (message.table === this.table) this.follower.seats(message.seats, message.watchers);
        break;
      case "accepted":
        if (message.table === this.table) this.hearAcceptance(message.key, message.number);
        break;
      case "refused":
        if (message.table === this.table) this.hearRefusal(message.key, message.error);
        break;
      case "problem":
        this.follower.refused("", message.error);
    }
  }

  private hearAnswer(table: Table, happenings: Happening[]): void {
    const story = this.answers.shift();
    if (story) {
      story(happenings);
      return;
    }
    const told = this.asked !== this.seen;
    this.asked = null;
    // The table may have been told further in another way meanwhile.
    if (told && table.number > this.seen) this.watch();
    else if (table.number >= this.seen) this.tellTable(table, told ? [] : happenings);
  }

  /** More has changed than news tell: the server sends the table unasked. */
  private hearTable(table: Table, happenings: Happening[]): void {
    // The answer that is awaited tells it all, and more.
    if (this.asked !== null || table.number < this.seen) return;
    if (table.number > this.seen + 1) this.watch();
    else this.tellTable(table, happenings);
  }

  private tellTable(table: Table, happenings: Happening[]): void {
    const { number, state, seats, closes_in, clocks, undo, view } = table;
    this.tell({ number, happenings, state, seats, closes_in, clocks, undo, view, whole: table });
  }

  private hearNews(news: NewsMessage): void {
    if (this.asked !== null || news.number <= this.seen) return;
    if (news.number > this.seen + 1) {
      this.watch();
      return;
    }
    const { number, happenings, state, seats, closes_in, clocks, undo, view } = news;
    this.tell({ number, happenings, state, seats, closes_in, clocks, undo, view, whole: null });
  }

  private tell(step: Step): void {
    this.known = step.number;
    this.follower.step(step);
    this.settle();
  }

  private hearAcceptance(key: string, number: number): void {
    const wish = this.waiting.get(key);
    if (wish) wish.number = number;
    this.settle();
  }

  private hearRefusal(key: string, error: Problem): void {
    if (key === this.question?.key) this.question.tell(error);
    const wish = this.waiting.get(key);
    if (!wish) return;
    this.waiting.delete(key);
    this.tellPending();
    this.follower.refused(wish.move, error);
  }

  /** Forget what was accepted and told: who may move next is known only then. */
  private settle(): void {
    const settled = [...this.waiting].filter(([, { number }]) => number !== null && number <= this.known);
    for (const [key] of settled) this.waiting.delete(key);
    if (settled.length > 0) this.tellPending();
  }

  private get moves(): string[] {
    return [...this.waiting.values()].map(({ move }) => move);
  }

  private send(key: string, { move, seen, thought }: Wish): void {
    const { table } = this;
    if (move === TAKE_BACK) this.say({ type: "take_back", table, key, seen });
    else this.say({ type: "move", table, move, key, seen, ...(thought === null ? {} : { thought }) });
  }

  private tellPending(): void {
    this.follower.pending(this.moves);
  }
}

export function randomKey(): string {
  // crypto.randomUUID exists only on https and localhost; a table on the home network is plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
