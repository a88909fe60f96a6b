/** How many windows lie over the page: what comes by itself waits until there is none. */
export const windows = $state({ open: 0 });
