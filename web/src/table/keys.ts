/** Whether a key may mean something to the table: not with others held down, and not in a window that lies over it. */
export function meansTheTable(event: KeyboardEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"));
}
