import { remembered } from "$lib/remembered";
import { say } from "$lib/i18n/words";

const REMEMBERED = "beckon";
/** A shorter delay would notify a player of interrupts that close at once or are for other players. */
const NOTIFY_AFTER_MS = 1500;

/** Calls a player back to the table with the title of the tab, and with a notification if the player has switched it on. */
export class Beckon {
  title = $state<string | null>(null);
  on = $state(allowed() && remembered.get(REMEMBERED) === "on");
  /** Whether the player switched notifications on but the browser blocks them. */
  denied = $state(false);
  private timer = 0;
  private shown: Notification | null = null;

  /** Whether the browser supports notifications. Some phones allow them for installed pages only. */
  get possible(): boolean {
    return "Notification" in window && window.isSecureContext;
  }

  async choose(on: boolean): Promise<void> {
    this.on = on;
    this.denied = on && !allowed() && (await Notification.requestPermission()) !== "granted";
    if (this.denied) this.on = false;
    remembered.set(REMEMBERED, this.on ? "on" : "off");
  }

  /** Show the game in the title. If `asked`, ask the player to decide. */
  show(table: string, game: string, asked: boolean): void {
    this.title = asked ? say("app-asked", { game }) : game;
    window.clearTimeout(this.timer);
    if (!asked) this.dismiss();
    else if (this.on) this.timer = window.setTimeout(() => this.notify(table, game), NOTIFY_AFTER_MS);
  }

  rest(): void {
    this.title = null;
    window.clearTimeout(this.timer);
    this.dismiss();
  }

  private notify(table: string, game: string): void {
    if (!document.hidden || this.shown) return;
    try {
      this.shown = new Notification(game, { body: say("app-your-move"), tag: table });
    } catch {
      // Some phones have `Notification`, but reject it outside of installed pages.
      this.on = false;
      return;
    }
    this.shown.onclick = () => {
      window.focus();
      this.dismiss();
    };
  }

  private dismiss(): void {
    this.shown?.close();
    this.shown = null;
  }
}

function allowed(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

export const beckon = new Beckon();
