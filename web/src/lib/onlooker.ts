import type { Table, View } from "./protocol";

/** What somebody without a seat gets to see. A view that is shown to them has the moves of its seat, but they are not theirs. */
export function seenBy(you: Table["you"], view: View | null): View | null {
  return view && you === null && view.moves.length > 0 ? { ...view, moves: [] } : view;
}
