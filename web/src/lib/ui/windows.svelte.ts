/** How many windows lie over the page: what comes by itself waits until there is none. */
export const windows = $state({ open: 0 });

/** Whether what comes by itself is shown: from the moment it is wanted and nobody reads or writes in a window until it is not. */
export class Waiting {
  shown = $state(false);

  /** To be made where effects may be. */
  constructor(wanted: () => boolean) {
    $effect(() => {
      if (!wanted()) this.shown = false;
      else if (windows.open === 0) this.shown = true;
    });
  }
}
