import { tick } from "svelte";

/**
 * Focus the first field or button of an element that opens. When it closes, return the focus to its opener. `opener` selects it
 * among its neighbours, because the page may have rendered it again.
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

/** Focus an element that replaces the page, so that a screen reader reads it out. */
export function focusOn(element: HTMLElement): void {
  element.focus();
}
