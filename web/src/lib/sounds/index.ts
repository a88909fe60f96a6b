import { settings } from "$lib/settings.svelte";
import type { Player } from "./player";
import type { Sound } from "./recipes";

export type { Sound };

const VOLUMES = { off: 0, quiet: 0.3, full: 1 };

/** Sounds and vibrations. The page loads them after a person switches them on. */
class Sounds {
  private player: Promise<Player> | null = null;

  /** Load the sounds early, so that the first sound is not late. */
  prepare(): void {
    if (settings.sound !== "off") void this.loaded().catch(() => {});
  }

  play(sound: Sound): void {
    // A hidden page plays only the sound that calls the player back.
    if (settings.sound === "off" || (document.hidden && sound !== "your_turn")) return;
    this.start(sound);
  }

  /** Play an example of the volume. The example may be late, because some loudspeakers need a second to wake up. */
  sample(): void {
    if (settings.sound !== "off") this.start("your_turn", Infinity);
  }

  private start(sound: Sound, late?: number): void {
    void this.loaded()
      .then((player) => player.play(sound, VOLUMES[settings.sound], late))
      .catch(() => {}); // no feature depends on it
  }

  private loaded(): Promise<Player> {
    this.player ??= import("./player").then(({ Player }) => new Player());
    this.player.catch(() => (this.player = null)); // no connection; the next sound tries again
    return this.player;
  }
}

export const sounds = new Sounds();
