import type { Scene } from "$table/scene.svelte";

/** Whether the switch for the own cards is of any use here: they may be shown, and somebody else is or could be there. */
export function mayShow({ play, plays, over, me }: Scene): boolean {
  const { showing, state, seats, watchers } = play.table;
  const mine = me === null ? undefined : seats[me];
  const company =
    watchers > 0 || mine?.shows || seats.some(({ kind, seat }) => kind === "person" && seat !== me);
  return showing && plays && !over && state === "playing" && Boolean(company);
}
