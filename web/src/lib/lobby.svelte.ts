import { live } from "./live.svelte";
import type { Heard, Listed } from "./protocol";

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
