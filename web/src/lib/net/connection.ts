import type { Heard, Said } from "$lib/protocol";

/** `slow`: an answer takes long. `doubtful`: the browser reports that it is offline, and the server has not answered since. */
export type LineState = "closed" | "connecting" | "open" | "slow" | "doubtful" | "waiting";

/** The part of `WebSocket` that the page uses. Tests replace it. */
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
  /** Called when the connection is open (again). Each follower has to repeat its requests. */
  opened: () => void;
  changed: (state: LineState) => void;
};

const FIRST_WAIT_MS = 400;
const MAX_WAIT_MS = 15_000;
/** A ban lasts for days, and the operator can lift the ban earlier. */
const MAX_RETRY_AFTER_MS = 60_000;
const ANSWER_TIMEOUT_MS = 10_000;
const SLOW_AFTER_MS = 2_500;
/** Short, so that a person who returns waits less than a second, including the new connection. */
const WAKE_TIMEOUT_MS = 400;
/** A phone that changes networks does not notice the lost connection, so a silent connection sends a ping. */
const PING_AFTER_MS = 5_000;

/** Return random milliseconds, so that not all browsers reconnect at the same time. */
export function backoff(failures: number, random: number): number {
  const ceiling = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random;
}

export const works = (state: LineState): boolean =>
  state === "open" || state === "slow" || state === "doubtful";

/** A WebSocket that reopens itself until the page closes it. */
export class Connection {
  state: LineState = "closed";
  private socket: Socket | null = null;
  private failures = 0;
  private retryAfterMs = 0;
  private retryTimer: unknown = null;
  private answerTimer: unknown = null;
  private slowTimer: unknown = null;
  private pingTimer: unknown = null;
  private openPings = 0;

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
    this.changeState("closed");
  }

  /** Reconnect at once, because the cookie has changed or the connection seems dead. */
  renew(): void {
    this.drop();
    this.connect();
  }

  send(message: Said): boolean {
    if (!this.works || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Reconnect unless a message arrives in time, because a dead connection reports no error. */
  expectAnswer(): void {
    this.slowTimer ??= this.world.later(
      () => this.state === "open" && this.changeState("slow"),
      SLOW_AFTER_MS,
    );
    this.answerTimer ??= this.world.later(() => {
      this.answerTimer = null;
      if (this.works) this.renew();
    }, ANSWER_TIMEOUT_MS);
  }

  /** Mark the connection as `doubtful` until the server answers, because the browser reports that it is offline. */
  suspect(): void {
    this.ping();
    if (this.works) this.changeState("doubtful");
  }

  ping(): void {
    if (!this.send({ type: "ping" })) return;
    this.openPings += 1;
    this.expectAnswer();
  }

  /** Check the connection when a person returns, because it may be dead after a phone slept. */
  wake(): void {
    this.open();
    this.ping();
    if (this.answerTimer !== null) this.world.cancel(this.answerTimer);
    this.answerTimer = this.world.later(() => this.renew(), WAKE_TIMEOUT_MS);
  }

  private connect(): void {
    this.cancelTimers();
    this.changeState("connecting");
    const socket = this.world.open();
    this.socket = socket;
    this.openPings = 0;
    this.expectOpening(socket);
    socket.onopen = () => {
      this.cancelTimers();
      this.listen();
      this.changeState("open");
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      // Only a message proves that the connection works, because a proxy may accept a connection and drop it.
      this.failures = 0;
      this.cancelTimers();
      this.listen();
      this.changeState("open");
      const message = parsed(event.data);
      if (!message || this.answersPing(message)) return;
      const seconds = message.type === "problem" ? (message.error.retry_after ?? 0) : 0;
      this.retryAfterMs = Math.min(1000 * seconds, MAX_RETRY_AFTER_MS);
      this.listener.heard(message);
    };
    socket.onclose = () => this.lost();
  }

  private expectOpening(socket: Socket): void {
    this.answerTimer = this.world.later(() => {
      this.answerTimer = null;
      socket.close();
      if (this.socket === socket) this.lost();
    }, ANSWER_TIMEOUT_MS);
  }

  private listen(): void {
    this.pingTimer = this.world.later(() => {
      this.pingTimer = null;
      this.ping();
    }, PING_AFTER_MS);
  }

  /** Return whether this message answers a ping. An older server refuses pings as malformed, which is also an answer. */
  private answersPing(message: Heard): boolean {
    const answers =
      message.type === "pong" ||
      (this.openPings > 0 && message.type === "problem" && message.error.code === "malformed");
    if (answers) this.openPings = Math.max(0, this.openPings - 1);
    return answers;
  }

  private lost(): void {
    this.drop();
    const wait = this.retryAfterMs + backoff(this.failures, this.world.random());
    this.retryTimer = this.world.later(() => this.connect(), wait);
    this.retryAfterMs = 0;
    this.failures += 1;
    this.changeState("waiting");
  }

  private drop(): void {
    this.cancelTimers();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private cancelTimers(): void {
    if (this.retryTimer !== null) this.world.cancel(this.retryTimer);
    if (this.answerTimer !== null) this.world.cancel(this.answerTimer);
    if (this.slowTimer !== null) this.world.cancel(this.slowTimer);
    if (this.pingTimer !== null) this.world.cancel(this.pingTimer);
    this.retryTimer = this.answerTimer = this.slowTimer = this.pingTimer = null;
  }

  private get works(): boolean {
    return works(this.state);
  }

  private changeState(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.listener.changed(state);
  }
}

function parsed(data: unknown): Heard | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === "object" && message !== null && "type" in message ? (message as Heard) : null;
  } catch {
    return null;
  }
}
