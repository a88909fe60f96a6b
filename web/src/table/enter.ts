/** On a card of the hand Enter does what was picked; on every other button it presses that. */
export function pressesSomethingElse(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, input") !== null &&
    !target.closest("[data-card]")
  );
}
