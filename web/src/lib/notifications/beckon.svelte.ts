import { remembered } from "$lib/remembered";
import { say } from "$lib/i18n/words";

const REMEMBERED = "beckon";
/** Milliseconds that a move has to be owed before a notification: many a window closes by itself, or was meant for others. */
const NOTIFY_AFTER = 1500;

/** Calls somebody who looks elsewhere back to the table: by the title of the tab, and by a notification if they asked for it. */
export class Beckon {
  /** What stands in the tab before the name of the house. */
  title = $state<string | null>(null);
  /** Whether notifications are wanted, and allowed by the browser. */
  on = $state(allowed() && remembered.get(REMEMBERED) === "on");
  /** They were wanted, and the browser does not allow them. */
  denied = $state(false);
  private timer = 0;
  private shown: Notification | null = null;

  /** Whether this browser has notifications at all; some phones have them for installed pages only. */
  get possible(): boolean {
    return "Notification" in window && window.isSecureContext;
  }

  async choose(on: boolean): Promise<void> {
    this.on = on;
    this.denied = on && !allowed() && (await Notification.requestPermission()) !== "granted";
    if (this.denied) this.on = false;
    remembered.set(REMEMBERED, this.on ? "on" : "off");
  }

  /** The table on this page, and whether it waits for somebody here. */
  show(table: string, game: string, asked: boolean): void {
    this.title = asked ? say("app-asked", { game }) : game;
    window.clearTimeout(this.timer);
    if (!asked) this.dismiss();
    else if (this.on) this.timer = window.setTimeout(() => this.notify(table, game), NOTIFY_AFTER);
  }

  /** The table is left. */
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
      // Some phones have the name of it, but leave it to installed pages.
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
