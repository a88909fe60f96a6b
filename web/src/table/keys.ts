/** Whether a key may mean something to the table: not with others held down, and not in a window that lies over it. */
export function meansTheTable(event: KeyboardEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"));
}

/** On a card of the hand Enter does what was picked; on every other button it presses that. */
export function pressesSomethingElse(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, input") !== null &&
    !target.closest("[data-card]")
  );
}
