import { api } from "$lib/net/api";
import { live } from "$lib/net/live.svelte";
import type { Heard, Phrase, Spoken } from "$lib/protocol";
import { remembered } from "$lib/remembered";
import { speaker } from "$lib/speaker.svelte";
import { Unanswered } from "$lib/net/unanswered";

const MUTED = "muted";
/** Above this number, the first muted person is no longer muted. */
const MAX_MUTED = 200;

/** The chat of one table. */
export class Talk {
  latest = $state.raw<Spoken | null>(null);
  /** The text in the input field. */
  draft = $state("");
  private all = $state.raw<Spoken[]>([]);
  private muted = $state.raw<string[]>(mutedBefore());
  private lastRead = $state(0);
  private ownId = $state("");
  /** Whether messages may be missing. The server sends none until it knows that this page watches the table. */
  private missed = false;
  private requests = 0;
  private earliestAnswered = Infinity;
  /** The ID of the last message before this page was opened. */
  private lastOld = $state(0);
  /** The ID of the first message that the WebSocket brought. */
  private firstHeard = Infinity;
  private lastAnnounced = 0;
  /** The IDs of deleted messages, which a late answer may still contain. */
  private readonly deleted = new Set<number>();
  private readonly unanswered = new Unanswered();

  constructor(
    readonly table: string,
    private readonly mayRead: () => boolean,
  ) {}

  get lines(): Spoken[] {
    return this.all.filter(({ who }) => !this.muted.includes(who));
  }

  get unread(): number {
    return this.unreadMessages.length;
  }

  get silent(): { who: string; name: string }[] {
    const muted = this.all.filter(({ who }) => this.muted.includes(who));
    return [...new Map(muted.map(({ who, name }) => [who, name]))].map(([who, name]) => ({ who, name }));
  }

  isOwn({ who }: Spoken): boolean {
    return who === this.ownId;
  }

  /**
   * Start the chat. With other people at the table, ask at once for the old messages, so that those that arrive during the
   * connecting count as new.
   */
  start(withOthers: boolean): () => void {
    if (withOthers) this.fetchLatest();
    return live.follow(this);
  }

  /**
   * Called when the connection is open (again). The server sends messages once it has read that this page watches the table.
   */
  watch(): void {
    this.missed = true;
  }

  private fetchLatest(): void {
    if (!this.mayRead()) return;
    const request = this.requests++;
    const known = this.all;
    void api.talk(this.table).then(
      ({ you, lines }) => {
        this.ownId = you ?? this.ownId;
        if (this.latest && this.isOwn(this.latest)) this.latest = null;
        // Answers may arrive out of order. The earliest request shows which messages are old.
        if (request < this.earliestAnswered) {
          this.earliestAnswered = request;
          this.lastOld = lines.findLast(({ id }) => id < this.firstHeard)?.id ?? 0;
        }
        // A message that is missing in the answer was deleted or is too old.
        const sent = new Set(lines.map(({ id }) => id));
        known.filter(({ id }) => !sent.has(id)).forEach(({ id }) => this.unsay(id));
        lines.forEach((line) => this.add(line));
        this.announceNews();
      },
      () => undefined,
    );
  }

  hear(message: Heard): void {
    if (message.type === "table" && message.table.id === this.table && this.missed) {
      this.missed = false;
      this.fetchLatest();
    }
    if (message.type === "unsaid" && message.table === this.table) this.unsay(message.line);
    if (message.type !== "said" || message.table !== this.table || this.deleted.has(message.line.id)) return;
    this.firstHeard = Math.min(this.firstHeard, message.line.id);
    this.add(message.line);
    this.announceNews();
  }

  /** Send a message. If the person repeats it because no answer came, the server stores it once. */
  async say(what: { phrase: Phrase } | { text: string }): Promise<void> {
    const line = await api.say(this.table, { key: this.unanswered.keyOf(what), ...what });
    this.unanswered.answered();
    this.ownId = line.who;
    this.add(line);
    if (this.latest && this.isOwn(this.latest)) this.latest = null;
  }

  seen(): void {
    this.lastRead = this.all.at(-1)?.id ?? 0;
    this.latest = null;
  }

  mute(who: string, silent: boolean): void {
    const others = this.muted.filter((muted) => muted !== who);
    this.muted = silent ? [...others, who].slice(-MAX_MUTED) : others;
    remembered.set(MUTED, JSON.stringify(this.muted));
    if (this.latest?.who === who) this.latest = null;
  }

  private unsay(line: number): void {
    this.deleted.add(line);
    this.all = this.all.filter(({ id }) => id !== line);
    if (this.latest?.id === line) this.latest = null;
    speaker.unsay(line);
  }

  /** The unread messages of other people since this page was opened. */
  private get unreadMessages(): Spoken[] {
    return this.lines.filter((line) => line.id > Math.max(this.lastRead, this.lastOld) && !this.isOwn(line));
  }

  private announceNews(): void {
    const last = this.unreadMessages.at(-1);
    if (!last || last.id <= this.lastAnnounced) return;
    this.lastAnnounced = last.id;
    this.latest = last;
  }

  private add(line: Spoken): void {
    if (this.deleted.has(line.id) || this.all.some(({ id }) => id === line.id)) return;
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
