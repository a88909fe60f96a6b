import { api } from "./api";
import { live } from "./live.svelte";
import type { Heard, Phrase, Spoken } from "./protocol";
import { remembered } from "./remembered";
import { speaker } from "./speaker.svelte";
import { Unanswered } from "./unanswered";

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
  private asked = false;
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
    return this.lines.filter(({ id, who }) => id > this.read && who !== this.own).length;
  }

  /** Who at this table is muted. */
  get silent(): { who: string; name: string }[] {
    const muted = this.all.filter(({ who }) => this.muted.includes(who));
    return [...new Map(muted.map(({ who, name }) => [who, name]))].map(([who, name]) => ({ who, name }));
  }

  isOwn({ who }: Spoken): boolean {
    return who === this.own;
  }

  start(): () => void {
    return live.follow(this);
  }

  /** The line is (again) open: whatever was said meanwhile is asked for. */
  watch(): void {
    if (!this.listens()) return;
    const known = this.all;
    void api.talk(this.table).then(
      ({ you, lines }) => {
        this.own = you ?? this.own;
        if (this.latest && this.isOwn(this.latest)) this.latest = null;
        // What was said before somebody came is no news to them; what they heard before the answer came is.
        const news = this.all[0]?.id ?? Infinity;
        if (!this.asked) this.read = lines.findLast(({ id }) => id < news)?.id ?? 0;
        this.asked = true;
        // What is not told any more was deleted, or is too old to be told.
        const told = new Set(lines.map(({ id }) => id));
        known.filter(({ id }) => !told.has(id)).forEach(({ id }) => this.unsay(id));
        lines.forEach((line) => this.add(line));
      },
      () => undefined,
    );
  }

  hear(message: Heard): void {
    if (message.type === "unsaid" && message.table === this.table) this.unsay(message.line);
    if (message.type !== "said" || message.table !== this.table || this.gone.has(message.line.id)) return;
    this.add(message.line);
    if (!this.isOwn(message.line) && !this.muted.includes(message.line.who)) this.latest = message.line;
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
