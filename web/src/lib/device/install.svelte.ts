import { remembered } from "$lib/remembered";

const DISMISSED = "install";
const FINISHED = "finished";
/** Games that somebody has finished here before they are asked: who only looks in wants no app. */
const ENOUGH = 2;

/** What Chromium offers where a page can become an app; TypeScript does not know it, since not all browsers do. */
type Offer = Event & { prompt: () => Promise<unknown> };

/** The page as an app on the home screen: whether it can become one here, and whether to say so. */
export class Install {
  private offer = $state.raw<Offer | null>(null);
  private finished = $state(remembered.get(FINISHED)?.split(" ") ?? []);
  private dismissed = $state(remembered.get(DISMISSED) !== null);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is asked at a better moment
      this.offer = event as Offer;
    });
    window.addEventListener("appinstalled", () => (this.offer = null));
  }

  /** How it is done here: the browser does it, somebody does it by hand, or (`null`) it is done or cannot be done. */
  get way(): "asked" | "by_hand" | null {
    if (installed()) return null;
    if (this.offer) return "asked";
    return onApple() ? "by_hand" : null;
  }

  get offered(): boolean {
    return !this.dismissed && this.finished.length >= ENOUGH && this.way !== null;
  }

  /** A game has come to its end at this table; the same one counts once. */
  finish(table: string): void {
    if (this.finished.length >= ENOUGH || this.finished.includes(table)) return;
    this.finished = [...this.finished, table];
    remembered.set(FINISHED, this.finished.join(" "));
  }

  async accept(): Promise<void> {
    const { offer } = this;
    this.offer = null; // it can be used once
    await offer?.prompt();
  }

  dismiss(): void {
    this.dismissed = true;
    remembered.set(DISMISSED, "no");
  }
}

/** Whether this is the app already. */
function installed(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia("(display-mode: standalone)").matches;
}

/** A phone or a tablet of Apple: its browsers install pages, but do not say so. A tablet calls itself a Mac. */
function onApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

export const install = new Install();
