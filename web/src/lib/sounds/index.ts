import { settings } from "$lib/settings.svelte";
import type { Player } from "./player";
import type { Sound } from "./recipes";

export type { Sound };

const VOLUMES = { off: 0, quiet: 0.3, full: 1 };

/** What is heard and felt of the page. Nothing of it is loaded before somebody switches it on. */
class Sounds {
  private player: Promise<Player> | null = null;

  /** Load what it needs, if it is wanted: the first sound should not come late. */
  prepare(): void {
    if (settings.sound !== "off") void this.loaded().catch(() => {});
  }

  play(sound: Sound): void {
    // Of what nobody sees, only what calls somebody back is heard.
    if (settings.sound === "off" || (document.hidden && sound !== "your_turn")) return;
    this.start(sound);
  }

  /** How loud it is now. It is waited for: loudspeakers may take a second to wake. */
  sample(): void {
    if (settings.sound !== "off") this.start("your_turn", Infinity);
  }

  private start(sound: Sound, late?: number): void {
    void this.loaded()
      .then((player) => player.play(sound, VOLUMES[settings.sound], late))
      .catch(() => {}); // nothing depends on it
  }

  private loaded(): Promise<Player> {
    this.player ??= import("./player").then(({ Player }) => new Player());
    this.player.catch(() => (this.player = null)); // the line is gone: it is tried again
    return this.player;
  }
}

export const sounds = new Sounds();
