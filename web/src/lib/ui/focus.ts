import { tick } from "svelte";

/**
 * Focus the first field or button of an element that opens, and the button that opened it when it closes. `opener` is the
 * selector of that button, because the page may have rendered the button again.
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
