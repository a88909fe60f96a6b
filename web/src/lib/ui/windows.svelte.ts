/** The number of open dialogs. Unrequested notices wait until it is 0. */
export const windows = $state({ open: 0 });

/** Whether an unrequested notice is shown: once it is wanted and no dialog is open, until it is no longer wanted. */
export class Waiting {
  shown = $state(false);

  /** Must be created where Svelte allows effects. */
  constructor(wanted: () => boolean) {
    $effect(() => {
      if (!wanted()) this.shown = false;
      else if (windows.open === 0) this.shown = true;
    });
  }
}
