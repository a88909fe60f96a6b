/** The number of open dialogs. Notices that the person did not request wait until it is 0. */
export const windows = $state({ open: 0 });

/** A notice that the person did not request. The notice appears when no dialog is open, and stays while `wanted` is true. */
export class Waiting {
  shown = $state(false);

  constructor(wanted: () => boolean) {
    $effect(() => {
      if (!wanted()) this.shown = false;
      else if (windows.open === 0) this.shown = true;
    });
  }
}
