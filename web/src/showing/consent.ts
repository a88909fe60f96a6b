import type { Play } from "$lib/play/play.svelte";

/** What is needed here of the table that is on view. */
export type Watched = {
  play: Play;
  /** Whether somebody here makes moves. */
  plays: boolean;
  over: boolean;
  me: number | null;
  /** The seat through whose eyes one looks. */
  eyes: number | null;
  name: (seat: number) => string;
};

/** Whether the switch for the own cards is of any use here: they may be shown, and somebody else is or could be there. */
export function mayShow({ play, plays, over, me }: Watched): boolean {
  const { showing, state, seats, watchers } = play.table;
  const mine = me === null ? undefined : seats[me];
  const company =
    watchers > 0 || mine?.shows || seats.some(({ kind, seat }) => kind === "person" && seat !== me);
  return showing && plays && !over && state === "playing" && Boolean(company);
}
