import type { Heard, Said } from "$lib/protocol";

/** A `slow` line is open, but the last question has no answer yet; of a `doubtful` one the browser says that it is offline. */
export type LineState = "closed" | "connecting" | "open" | "slow" | "doubtful" | "waiting";

/** The part of a WebSocket that the connection uses, so that tests can hand in their own. */
export type Socket = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

export type World = {
  open: () => Socket;
  random: () => number;
  later: (run: () => void, ms: number) => unknown;
  cancel: (timer: unknown) => void;
};

export type Listener = {
  heard: (message: Heard) => void;
  /** The line is (again) open: whoever follows something has to say so anew. */
  opened: () => void;
  changed: (state: LineState) => void;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const ANSWER_TIMEOUT = 10_000;
/** After so long without an answer people are told. */
const DOUBT = 2_500;
/** For so long a line may be silent that somebody comes back to: together with a new line that is less than a second. */
const WAKING = 400;
/** After so long without a word the line is asked whether it still works: a phone that changes networks is told nothing. */
const SILENCE = 5_000;

/** How long to wait before the attempt after `failures` failed ones; jitter keeps browsers from returning in step. */
export function backoff(failures: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random;
}

/** Whether something can be said on a line in this state. */
export const works = (state: LineState): boolean =>
  state === "open" || state === "slow" || state === "doubtful";

/** One line to the server that reopens itself until it is closed on purpose. */
export class Connection {
  state: LineState = "closed";
  private socket: Socket | null = null;
  private failures = 0;
  /** How long the server asked us to stay away, in milliseconds. */
  private banned = 0;
  private timer: unknown = null;
  private alarm: unknown = null;
  private doubt: unknown = null;
  private silence: unknown = null;
  /** So many questions whether the line works have no answer yet. */
  private probes = 0;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  open(): void {
    if (this.state === "closed" || this.state === "waiting") this.connect();
  }

  close(): void {
    this.drop();
    this.failures = 0;
    this.become("closed");
  }

  /** Say goodbye and come back at once: the server knows us by another cookie now, or the line seems dead. */
  renew(): void {
    this.drop();
    this.connect();
  }

  send(message: Said): boolean {
    if (!this.works || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Something was asked: unless anything is heard in time, the line is dead although nobody said so. */
  expectAnswer(): void {
    this.doubt ??= this.world.later(() => this.state === "open" && this.become("slow"), DOUBT);
    this.alarm ??= this.world.later(() => {
      this.alarm = null;
      if (this.works) this.renew();
    }, ANSWER_TIMEOUT);
  }

  /** The browser says that it is offline: unless the server answers, it is right. */
  suspect(): void {
    this.probe();
    if (this.works) this.become("doubtful");
  }

  /** Find out whether the line still works. */
  probe(): void {
    if (!this.send({ type: "ping" })) return;
    this.probes += 1;
    this.expectAnswer();
  }

  /** Somebody looks again: a phone that slept holds a line, or waits for one, that may be dead without knowing it. */
  wake(): void {
    this.open();
    this.probe();
    if (this.alarm !== null) this.world.cancel(this.alarm);
    this.alarm = this.world.later(() => this.renew(), WAKING);
  }

  private connect(): void {
    this.calm();
    this.become("connecting");
    const socket = this.world.open();
    this.socket = socket;
    this.probes = 0;
    this.expectOpening(socket);
    socket.onopen = () => {
      this.calm();
      this.listen();
      this.become("open");
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      // Only an answer proves that the line works; a proxy may accept and drop it at once.
      this.failures = 0;
      this.calm();
      this.listen();
      this.become("open");
      const message = understood(event.data);
      if (!message || this.answersProbe(message)) return;
      this.banned = message.type === "problem" ? 1000 * (message.error.retry_after ?? 0) : 0;
      this.listener.heard(message);
    };
    socket.onclose = () => this.lost();
  }

  private expectOpening(socket: Socket): void {
    this.alarm = this.world.later(() => {
      this.alarm = null;
      socket.close();
      if (this.socket === socket) this.lost();
    }, ANSWER_TIMEOUT);
  }

  private listen(): void {
    this.silence = this.world.later(() => {
      this.silence = null;
      this.probe();
    }, SILENCE);
  }

  /** A server that is older than this page does not understand the question, but it did hear it: nobody need be told. */
  private answersProbe(message: Heard): boolean {
    const answers =
      message.type === "pong" ||
      (this.probes > 0 && message.type === "problem" && message.error.code === "malformed");
    if (answers) this.probes = Math.max(0, this.probes - 1);
    return answers;
  }

  private lost(): void {
    this.drop();
    const wait = this.banned + backoff(this.failures, this.world.random());
    this.timer = this.world.later(() => this.connect(), wait);
    this.banned = 0;
    this.failures += 1;
    this.become("waiting");
  }

  private drop(): void {
    this.calm();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private calm(): void {
    if (this.timer !== null) this.world.cancel(this.timer);
    if (this.alarm !== null) this.world.cancel(this.alarm);
    if (this.doubt !== null) this.world.cancel(this.doubt);
    if (this.silence !== null) this.world.cancel(this.silence);
    this.timer = this.alarm = this.doubt = this.silence = null;
  }

  /** Whether something can be said now. */
  private get works(): boolean {
    return works(this.state);
  }

  private become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.changed(state);
  }
}

function understood(data: unknown): Heard | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === "object" && message !== null && "type" in message ? (message as Heard) : null;
  } catch {
    return null;
  }
}
