import { tick } from "svelte";
import { api, CallFailed } from "./api";
import { explain } from "./i18n/explain";
import type { ErrorCode, NewTable } from "./protocol";
import { router } from "./router.svelte";

/** Something asked of the server at the press of a button: that it is on its way, and why it did not work. */
export class Attempt {
  busy = $state(false);
  failure = $state<string | null>(null);

  /** Do it; `words` are for errors that mean something else here than elsewhere. */
  async make(work: () => Promise<void>, words: Partial<Record<ErrorCode, string>> = {}): Promise<void> {
    const pressed = document.activeElement;
    this.busy = true;
    this.failure = null;
    try {
      await work();
    } catch (error) {
      this.failure =
        (error instanceof CallFailed && words[error.problem.code as ErrorCode]) || explain(error);
    } finally {
      this.busy = false;
      await keepFocus(pressed);
    }
  }

  /** Open a table and go there. */
  open(wish: NewTable): Promise<void> {
    return this.make(async () => {
      const table = await api.open(wish);
      router.go(`/t/${table.id}`);
    });
  }
}

/** A button loses the focus while it cannot be pressed: it gets it back, so that the keyboard goes on from there. */
async function keepFocus(pressed: Element | null): Promise<void> {
  await tick();
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
}
