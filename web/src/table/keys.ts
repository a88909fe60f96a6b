/** Whether the table handles a key. A key with a modifier or during a dialog is not for the table. */
export function meansTheTable(event: KeyboardEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"));
}

/** Whether Enter presses the focused button. On a card of the hand, Enter plays the picked cards instead. */
export function pressesSomethingElse(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, input") !== null &&
    !target.closest("[data-card]")
  );
}
