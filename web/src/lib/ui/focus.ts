/** Put the keyboard to the first thing that can be filled in or pressed in what has just opened. */
export function focusFirst(opened: HTMLElement) {
  opened.querySelector<HTMLElement>("input:not([hidden]), button")?.focus();
}
