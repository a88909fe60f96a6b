import { tick } from "svelte";
import { api, CallFailed } from "./api";
import { explain } from "./explain";
import { live } from "./live.svelte";
import { opened } from "./opened";
import type { ErrorCode, NewTable } from "$lib/protocol";
import { router } from "$lib/router.svelte";
import { insisted, Unanswered } from "./unanswered";

type Words = () => Partial<Record<ErrorCode, string>>;

/** Something asked of the server at the press of a button: that it is on its way, and why it did not work. */
export class Attempt {
  busy = $state(false);
  /** How much is on its way or waits for that. */
  private pending = 0;
  private last: Promise<void> = Promise.resolve();
  private error = $state.raw<unknown>(null);
  private words: Words = () => ({});
  /** How often the line had come back when it did not work. */
  private returns = 0;
  private readonly unanswered = new Unanswered();

  /** Why it did not work, in the language that is chosen now. */
  get failure(): string | null {
    const { error } = this;
    if (error === null) return null;
    if (!(error instanceof CallFailed)) return explain(error);
    // That nobody could be reached is past as soon as the line is back.
    if (error.problem.code === "unreachable" && live.returns > this.returns) return null;
    return this.words()[error.problem.code as ErrorCode] || explain(error);
  }

  /** That it did not work is past. */
  forget(): void {
    this.error = null;
  }

  /** Do it, after what was asked before; `words` are for errors that mean something else here than elsewhere. */
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

  /** Open a table and go there. Who presses again since no answer came gets the table that was made, if one was. */
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
 * A button loses the focus while it cannot be pressed: it gets it back, so that the keyboard goes on from there. Where it
 * is gone, whatever it stood in has the focus, and not another button: who presses twice should not press that.
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

/** This element and those it stands in, the innermost first; not what holds the next page as well, which knows where to begin. */
function pathTo(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let one = element; one instanceof HTMLElement && one !== document.body; one = one.parentElement)
    if (one.parentElement !== document.body) path.push(one);
  return path;
}
