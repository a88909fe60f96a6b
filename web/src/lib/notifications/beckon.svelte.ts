import { remembered } from "$lib/remembered";
import { say } from "$lib/i18n/words";

const REMEMBERED = "beckon";
/** Many interrupts close earlier, or are meant for other players. */
const NOTIFY_AFTER_MS = 1500;

/** Calls a player back to the table: by the title of the tab, and by a notification if the player chose it. */
export class Beckon {
  /** It precedes the name of the app. */
  title = $state<string | null>(null);
  on = $state(allowed() && remembered.get(REMEMBERED) === "on");
  /** Whether notifications are chosen but the browser blocks them. */
  denied = $state(false);
  private timer = 0;
  private shown: Notification | null = null;

  /** Some phones have notifications for installed pages only. */
  get possible(): boolean {
    return "Notification" in window && window.isSecureContext;
  }

  async choose(on: boolean): Promise<void> {
    this.on = on;
    this.denied = on && !allowed() && (await Notification.requestPermission()) !== "granted";
    if (this.denied) this.on = false;
    remembered.set(REMEMBERED, this.on ? "on" : "off");
  }

  /** Show the current table, and whether a player here has to decide. */
  show(table: string, game: string, asked: boolean): void {
    this.title = asked ? say("app-asked", { game }) : game;
    window.clearTimeout(this.timer);
    if (!asked) this.dismiss();
    else if (this.on) this.timer = window.setTimeout(() => this.notify(table, game), NOTIFY_AFTER_MS);
  }

  /** Clear title and notification when the player leaves the table. */
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
