import { Connection, works, type LineState, type Socket } from "./connection";
import type { Heard, Listed } from "$lib/protocol";

/** Hears what the server says. `watch` says what it wants; `anew` on a new connection, which does not answer what was asked before. */
export type Hearer = { hear: (message: Heard) => void; watch: (anew: boolean) => void };

/** The one WebSocket of this page. */
class Live {
  state = $state<LineState>("closed");
  /** How often the server was heard again after it was not. */
  returns = $state(0);
  private readonly followers = new Set<Hearer>();
  private readonly connection = new Connection(
    {
      open: () => new WebSocket(liveAddress()) as Socket,
      random: Math.random,
      later: (run, ms) => window.setTimeout(run, ms),
      cancel: (timer) => window.clearTimeout(timer as number),
    },
    {
      heard: (message) => this.followers.forEach((follow) => follow.hear(message)),
      opened: () => this.followers.forEach((follow) => follow.watch(true)),
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

  /** Begin anew: somebody else is here now, or nobody wants to wait for the next attempt. */
  renew(): void {
    if (this.followers.size) this.connection.renew();
  }

  /** Show what is true now, as soon as somebody looks again. */
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

/** The lobby, for as long as somebody looks at it: it keeps itself up to date. */
export class Lobby {
  /** `null` until the server has said what there is. */
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
