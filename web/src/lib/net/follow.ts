import type {
  BeforeDeal,
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

/** The happenings of one message from the server, and the state of the table after them. */
export type Step = {
  number: number;
  happenings: Happening[];
  state: TableState;
  seats: Seat[];
  closes_in: number | null;
  clocks: (ClockReading | null)[] | null;
  /** The last move, if undoing it needs the consent of the other players. */
  undo: Undo | null;
  view: View | null;
  /** The game before the deal, if the step dealt cards. */
  before_deal?: BeforeDeal | null;
  /** The whole table, if the server sent it instead of single happenings, for example after a lost connection. */
  whole: Table | null;
};

/** The name of an undo in the list of pending moves. No game has a move with this name. */
export const TAKE_BACK = "take back";

/** A pending move: the server has not acknowledged it, or its event `number` has not arrived. */
type Wish = { move: string; seen: number; thought: number | null; number: number | null };

export type Follower = {
  step: (step: Step) => void;
  seats: (seats: Seat[], watchers: number) => void;
  refused: (move: string, error: Problem) => void;
  pending: (moves: string[]) => void;
};

/**
 * Receives the messages about one table and reports each step once, in order. It asks again for missing events, and repeats
 * moves that the server has not acknowledged.
 */
export class Follow {
  private known = 0;
  /** The last event that the page knew when it sent `watch`; `null` if no answer is pending. */
  private asked: number | null = null;
  /**
   * The receivers of the pending answers, in order. A function receives all happenings; `null` is an answer with the current
   * table.
   */
  private answers: (((happenings: Happening[]) => void) | null)[] = [];
  /** The receivers of `retell` that wait for a connection. */
  private eager: ((happenings: Happening[]) => void)[] = [];
  private readonly waiting = new Map<string, Wish>();
  private question: { key: string; tell: (why: Problem) => void } | null = null;

  constructor(
    readonly table: string,
    private readonly say: (message: Said) => boolean,
    private readonly follower: Follower,
    private readonly newKey: () => string = randomKey,
  ) {}

  get seen(): number {
    return this.known;
  }

  /** Set the last known event, if an HTTP answer brought the table. */
  set seen(number: number) {
    this.known = number;
    this.settle();
  }

  /**
   * Ask for the table, unless an answer is pending. With `resend`, send earlier requests again, because the connection is new
   * or the server refused them.
   */
  watch(resend = false): void {
    const again = [...(resend ? this.answers.filter((tell) => tell !== null) : []), ...this.eager];
    this.eager = [];
    if (resend) {
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

  /** Ask for all happenings since the start of the game, as soon as there is a connection. */
  retell(tell: (happenings: Happening[]) => void): void {
    const asked = this.say({ type: "watch", table: this.table, seen: 0 });
    (asked ? this.answers : this.eager).push(tell);
  }

  /**
   * Send a move. `seen` is the last event that the page showed when the player chose the move. A repeated move has the same
   * `seen`, from which the server knows whether the choice is outdated. `thought` is the thinking time in milliseconds.
   */
  move(move: string, seen: number, thought: number | null = null): void {
    if (this.moves.includes(move)) return;
    const key = this.newKey();
    const wish = { move, seen, thought, number: null };
    this.waiting.set(key, wish);
    this.tellPending();
    this.send(key, wish);
  }

  /** Undo the last move, or ask the players who have seen that move for their consent. */
  takeBack(seen: number): void {
    this.move(TAKE_BACK, seen);
  }

  /** Ask why a move is illegal. The page sends the move, which the server refuses, without making it pending. */
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
    const overtaken = this.asked !== this.seen;
    this.asked = null;
    // An HTTP answer may have brought a newer table.
    if (overtaken && table.number > this.seen) this.watch();
    else if (table.number >= this.seen) this.tellTable(table, overtaken ? [] : happenings);
  }

  /** Use a table that the server sent without a request, because more has changed than a news message contains. */
  private hearTable(table: Table, happenings: Happening[]): void {
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
    this.tell({ ...news, whole: null });
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

  /** Forget accepted moves whose events have arrived. Before that, the page does not know which seats decide next. */
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
  // `crypto.randomUUID` needs https or localhost, but a table on a home network uses http.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
