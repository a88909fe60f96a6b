import { tick } from "svelte";

/**
 * The keyboard goes to the first thing that can be filled in or pressed in what has just opened. When that closes,
 * it goes back to what opened it: the `opener` names it among its neighbours, where it stands again.
 */
export function openedBy(opener: string): (opened: HTMLElement) => () => void {
  return (opened) => {
    const around = opened.parentElement;
    opened.querySelector<HTMLElement>("input:not([hidden]), button")?.focus();
    return () => {
      void tick().then(() => {
        if (document.activeElement === document.body) around?.querySelector<HTMLElement>(opener)?.focus();
      });
    };
  };
}

/** For what takes the place of everything else: the keyboard goes there, and it is read out. */
export function focusOn(element: HTMLElement): void {
  element.focus();
}
