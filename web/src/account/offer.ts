import { calls } from "./calls";
import type { UsedPasskey } from "$lib/protocol";
import { fillsIn, use } from "./passkeys";

/** How long the page uses an offer, in milliseconds. The server accepts the answer slightly longer. */
const FRESH = 240_000;

/**
 * Offers passkeys in the browser's suggestions for the name field, without a dialog. The server's question expires, so
 * the page renews it while the page is visible.
 */
export class Offer {
  private standing: AbortController | null = null;

  constructor(private readonly ontake: (passkey: UsedPasskey) => void) {}

  begin(): void {
    this.end();
    const { signal } = (this.standing = new AbortController());
    this.renew(signal);
    this.make(signal).then(
      (passkey) => {
        if (passkey && !signal.aborted) this.ontake(passkey);
      },
      () => undefined, // the form has a passkey button, which shows the error
    );
  }

  end(): void {
    this.standing?.abort();
    this.standing = null;
  }

  private async make(signal: AbortSignal): Promise<UsedPasskey | null> {
    if (!(await fillsIn())) return null;
    const question = await calls.askPasskey({ purpose: "sign_in" });
    return signal.aborted ? null : use(question, signal);
  }

  private renew(signal: AbortSignal): void {
    const again = () => this.begin();
    const timer = setTimeout(() => {
      if (document.hidden) document.addEventListener("visibilitychange", again, { once: true, signal });
      else again();
    }, FRESH);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }
}
