import { api } from "$lib/net/api";
import { live } from "$lib/net/live.svelte";
import type { Heard, Phrase, Spoken } from "$lib/protocol";
import { remembered } from "$lib/remembered";
import { speaker } from "$lib/speaker.svelte";
import { Unanswered } from "$lib/net/unanswered";

const MUTED = "muted";
/** So many people can be muted; whoever was muted first is heard again. */
const MOST = 200;

/** What is said at one table. */
export class Talk {
  /** What was said while this page was open, until it is old. */
  latest = $state.raw<Spoken | null>(null);
  /** What somebody here has typed and not said yet. */
  draft = $state("");
  private all = $state.raw<Spoken[]>([]);
  private muted = $state.raw<string[]>(mutedBefore());
  /** The last line that was looked at. */
  private read = $state(0);
  private own = $state("");
  /** Whether something may have been said while the server did not know that this page watches the table. */
  private missed = false;
  private requests = 0;
  /** The earliest request that was answered. */
  private earliest = Infinity;
  /** The last line that was said before this page was opened. */
  private before = $state(0);
  /** The first line that the connection brought. */
  private firstHeard = Infinity;
  /** The last line that was announced. */
  private announced = 0;
  /** Lines that were deleted: an answer that was on its way may still have them. */
  private readonly gone = new Set<number>();
  private readonly unanswered = new Unanswered();

  constructor(
    readonly table: string,
    /** Whether whoever looks may hear what is said here. */
    private readonly listens: () => boolean,
  ) {}

  /** All lines of people who are not muted. */
  get lines(): Spoken[] {
    return this.all.filter(({ who }) => !this.muted.includes(who));
  }

  get unread(): number {
    return this.news.length;
  }

  /** Who at this table is muted. */
  get silent(): { who: string; name: string }[] {
    const muted = this.all.filter(({ who }) => this.muted.includes(who));
    return [...new Map(muted.map(({ who, name }) => [who, name]))].map(([who, name]) => ({ who, name }));
  }

  isOwn({ who }: Spoken): boolean {
    return who === this.own;
  }

  /**
   * With other people at the table, ask at once what was said before this page was opened: what is said while it connects is new.
   */
  start(withOthers: boolean): () => void {
    if (withOthers) this.ask();
    return live.follow(this);
  }

  /** The connection is open (again). The server sends what is said only after it has read that this page watches the table. */
  watch(): void {
    this.missed = true;
  }

  /** Ask for what was said last. */
  private ask(): void {
    if (!this.listens()) return;
    const request = this.requests++;
    const known = this.all;
    void api.talk(this.table).then(
      ({ you, lines }) => {
        this.own = you ?? this.own;
        if (this.latest && this.isOwn(this.latest)) this.latest = null;
        // Answers may arrive out of order: the one to the earliest request tells what was said before.
        if (request < this.earliest) {
          this.earliest = request;
          this.before = lines.findLast(({ id }) => id < this.firstHeard)?.id ?? 0;
        }
        // What is not told any more was deleted, or is too old to be told.
        const told = new Set(lines.map(({ id }) => id));
        known.filter(({ id }) => !told.has(id)).forEach(({ id }) => this.unsay(id));
        lines.forEach((line) => this.add(line));
        this.announceNews();
      },
      () => undefined,
    );
  }

  hear(message: Heard): void {
    if (message.type === "table" && message.table.id === this.table && this.missed) {
      this.missed = false;
      this.ask();
    }
    if (message.type === "unsaid" && message.table === this.table) this.unsay(message.line);
    if (message.type !== "said" || message.table !== this.table || this.gone.has(message.line.id)) return;
    this.firstHeard = Math.min(this.firstHeard, message.line.id);
    this.add(message.line);
    this.announceNews();
  }

  /** Whoever says it again since no answer came has said it once. */
  async say(what: { phrase: Phrase } | { text: string }): Promise<void> {
    const line = await api.say(this.table, { key: this.unanswered.keyOf(what), ...what });
    this.unanswered.answered();
    this.own = line.who;
    this.add(line);
    if (this.latest && this.isOwn(this.latest)) this.latest = null;
  }

  /** Everything that was said so far was looked at. */
  seen(): void {
    this.read = this.all.at(-1)?.id ?? 0;
    this.latest = null;
  }

  mute(who: string, silent: boolean): void {
    const others = this.muted.filter((muted) => muted !== who);
    this.muted = silent ? [...others, who].slice(-MOST) : others;
    remembered.set(MUTED, JSON.stringify(this.muted));
    if (this.latest?.who === who) this.latest = null;
  }

  private unsay(line: number): void {
    this.gone.add(line);
    this.all = this.all.filter(({ id }) => id !== line);
    if (this.latest?.id === line) this.latest = null;
    speaker.unsay(line);
  }

  /** What others have said since this page was opened, and nobody has looked at. */
  private get news(): Spoken[] {
    return this.lines.filter((line) => line.id > Math.max(this.read, this.before) && !this.isOwn(line));
  }

  /** Show for a moment what somebody else has said last. */
  private announceNews(): void {
    const last = this.news.at(-1);
    if (!last || last.id <= this.announced) return;
    this.announced = last.id;
    this.latest = last;
  }

  private add(line: Spoken): void {
    if (this.gone.has(line.id) || this.all.some(({ id }) => id === line.id)) return;
    this.all = [...this.all, line].sort((a, b) => a.id - b.id);
  }
}

function mutedBefore(): string[] {
  try {
    const kept: unknown = JSON.parse(remembered.get(MUTED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((who) => typeof who === "string") : [];
  } catch {
    return [];
  }
}
