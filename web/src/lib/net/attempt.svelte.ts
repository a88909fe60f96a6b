import { tick } from "svelte";
import { api, CallFailed } from "./api";
import { explain } from "./explain";
import { live } from "./live.svelte";
import { opened } from "./opened";
import type { ErrorCode, NewTable } from "$lib/protocol";
import { router } from "$lib/router.svelte";
import { insisted, Unanswered } from "./unanswered";

type Words = () => Partial<Record<ErrorCode, string>>;

/** The requests of a button, one at a time, and their last error. */
export class Attempt {
  busy = $state(false);
  private pending = 0;
  private last: Promise<void> = Promise.resolve();
  private error = $state.raw<unknown>(null);
  private words: Words = () => ({});
  /** The value of `live.returns` when the request failed. */
  private returns = 0;
  private readonly unanswered = new Unanswered();

  get failure(): string | null {
    const { error } = this;
    if (error === null) return null;
    if (!(error instanceof CallFailed)) return explain(error);
    // A restored connection makes `unreachable` obsolete.
    if (error.problem.code === "unreachable" && live.returns > this.returns) return null;
    return this.words()[error.problem.code as ErrorCode] || explain(error);
  }

  forget(): void {
    this.error = null;
  }

  /** Run `work` after the earlier requests. `words` are texts for errors with a special meaning here. */
  make(work: () => Promise<void>, words: Words = () => ({})): Promise<void> {
    const pressed = pathTo(document.activeElement);
    this.pending += 1;
    this.busy = true;
    this.last = this.last.then(() => this.run(work, words, pressed));
    return this.last;
  }

  private async run(work: () => Promise<void>, words: Words, pressed: HTMLElement[]): Promise<void> {
    this.words = words;
    this.forget();
    try {
      await work();
    } catch (error) {
      this.error = error;
      this.returns = live.returns;
    } finally {
      this.pending -= 1;
      this.busy = this.pending > 0;
      await keepFocus(pressed);
    }
  }

  /** Create a table and open its page. A second press after a lost answer opens the same table. */
  open(wish: NewTable): Promise<void> {
    const key = this.unanswered.keyOf(wish);
    return this.make(async () => {
      const table = await insisted(() => api.open({ ...wish, key }));
      this.unanswered.answered();
      opened.keep(table);
      router.go(`/t/${table.id}`);
    });
  }
}

/**
 * Return the focus to a button that lost it while it was disabled. If the button no longer exists, focus the element around
 * it. Another button would be dangerous, because a person who presses twice would press it.
 */
async function keepFocus([pressed, ...around]: HTMLElement[]): Promise<void> {
  await tick();
  if (!pressed || isFocused()) return;
  pressed.focus({ preventScroll: true });
  if (isFocused()) return;
  const left = around.find((one) => one.isConnected);
  if (left && !left.hasAttribute("tabindex")) left.tabIndex = -1;
  left?.focus({ preventScroll: true });
}

function isFocused(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** Return this element and its ancestors, except the root, because the next page sets its focus itself. */
function pathTo(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let one = element; one instanceof HTMLElement && one !== document.body; one = one.parentElement)
    if (one.parentElement !== document.body) path.push(one);
  return path;
}
