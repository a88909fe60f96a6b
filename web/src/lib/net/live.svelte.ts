import { Connection, works, type LineState, type Socket } from "./connection";
import type { Announcement, Heard, Listed, Problem } from "$lib/protocol";

/** Receives the server's messages. `watch` sends requests to the server, with `resend` also those that got no answer. */
export type Hearer = { hear: (message: Heard) => void; watch: (resend: boolean) => void };

/** The only WebSocket of this page. */
class Live {
  state = $state<LineState>("closed");
  /** The number of times that the connection opened. */
  returns = $state(0);
  /** The error with which the server closed the connection, because the operator has banned this person. */
  banned = $state.raw<Problem | null>(null);
  /** The announcement of the operator. */
  announcement = $state.raw<Announcement | null>(null);
  private readonly followers = new Set<Hearer>();
  private readonly connection = new Connection(
    {
      open: () => new WebSocket(liveAddress()) as Socket,
      random: Math.random,
      later: (run, ms) => window.setTimeout(run, ms),
      cancel: (timer) => window.clearTimeout(timer as number),
    },
    {
      heard: (message) => {
        this.banned = message.type === "problem" && message.error.code === "banned" ? message.error : null;
        if (message.type === "announcement") this.announcement = message.announcement;
        this.followers.forEach((follow) => follow.hear(message));
      },
      opened: () => {
        this.announcement = null; // the server sends the current one
        this.followers.forEach((follow) => follow.watch(true));
      },
      changed: (state) => {
        if (state === "open") this.returns += 1;
        this.state = state;
      },
    },
  );

  constructor() {
    window.addEventListener("offline", () => this.connection.suspect());
    window.addEventListener("online", () => {
      if (this.followers.size) this.connection.wake();
    });
    document.addEventListener("visibilitychange", () => this.lookAgain());
  }

  follow(follow: Hearer): () => void {
    this.followers.add(follow);
    if (this.state === "open") follow.watch(false);
    else this.connection.open();
    return () => {
      this.followers.delete(follow);
      if (this.followers.size === 0) this.connection.close();
    };
  }

  readonly say: Connection["send"] = (message) => {
    const sent = this.connection.send(message);
    if (sent) this.connection.expectAnswer();
    return sent;
  };

  /** Reconnect now, because another person uses the page or the person does not want to wait. */
  renew(): void {
    if (this.followers.size) this.connection.renew();
  }

  private lookAgain(): void {
    if (document.hidden || this.followers.size === 0) return;
    if (works(this.state)) this.followers.forEach((follow) => follow.watch(false));
    this.connection.wake();
  }
}

function liveAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`;
}

export const live = new Live();

/** The public tables. The server sends changes while a page shows them. */
export class Lobby {
  tables = $state.raw<Listed[] | null>(null);

  start(): () => void {
    const stop = live.follow(this);
    return () => {
      live.say({ type: "lobby", show: false });
      stop();
    };
  }

  watch(): void {
    live.say({ type: "lobby", show: true });
  }

  hear(message: Heard): void {
    if (message.type === "lobby") this.tables = message.tables;
  }
}
