import type { Play } from "$lib/play/play.svelte";

export type Watched = {
  play: Play;
  plays: boolean;
  over: boolean;
  me: number | null;
  eyes: number | null;
  name: (seat: number) => string;
};

/** Whether the switch for card sharing is useful: the table allows sharing, and a spectator is or could be there. */
export function mayShow({ play, plays, over, me }: Watched): boolean {
  const { showing, state, seats, watchers } = play.table;
  const mine = me === null ? undefined : seats[me];
  const company =
    watchers > 0 || mine?.shows || seats.some(({ kind, seat }) => kind === "person" && seat !== me);
  return showing && plays && !over && state === "playing" && Boolean(company);
}
