import { remembered } from "$lib/remembered";

const DISMISSED = "install";
const FINISHED = "finished";
/** Visitors with fewer finished games are not asked to install the app. */
const MIN_FINISHED_GAMES = 2;

/** Chromium's event `beforeinstallprompt`, which TypeScript does not know. */
type Offer = Event & { prompt: () => Promise<unknown> };

export class Install {
  private offer = $state.raw<Offer | null>(null);
  private finished = $state(remembered.get(FINISHED)?.split(" ") ?? []);
  private dismissed = $state(remembered.get(DISMISSED) !== null);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // ask at a better moment
      this.offer = event as Offer;
    });
    window.addEventListener("appinstalled", () => (this.offer = null));
  }

  /** How to install the app: by the browser's dialog or by hand. `null` if the app is installed or cannot be installed. */
  get way(): "asked" | "by_hand" | null {
    if (installed()) return null;
    if (this.offer) return "asked";
    return onApple() ? "by_hand" : null;
  }

  get offered(): boolean {
    return !this.dismissed && this.finished.length >= MIN_FINISHED_GAMES && this.way !== null;
  }

  finish(table: string): void {
    if (this.finished.length >= MIN_FINISHED_GAMES || this.finished.includes(table)) return;
    this.finished = [...this.finished, table];
    remembered.set(FINISHED, this.finished.join(" "));
  }

  async accept(): Promise<void> {
    const { offer } = this;
    this.offer = null; // Chromium allows one use
    await offer?.prompt();
  }

  dismiss(): void {
    this.dismissed = true;
    remembered.set(DISMISSED, "no");
  }
}

function installed(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia("(display-mode: standalone)").matches;
}

/** Whether this is an Apple device, whose browsers install pages but do not report it. A tablet calls itself a Mac. */
function onApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

export const install = new Install();
