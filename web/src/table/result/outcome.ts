import { i18n } from "$lib/i18n/i18n.svelte";
import { say } from "$lib/i18n/words";
import { winners } from "$table/texts/names";

export type Outcome = {
  /**
   * The result of the only player at this screen. For spectators and for several players at one screen, the headline
   * names the winners.
   */
  headline: string;
  /** The winners, if the headline does not name them. */
  more: string;
  /** A draw has no winner. */
  won: boolean;
};

/** `yours` are the seats of the players at this screen. */
export function outcomeOf(ranks: number[], yours: number[], name: (seat: number) => string): Outcome {
  const first = winners(ranks);
  if (first.length === ranks.length) return { headline: say("result-draw"), more: "", won: false };
  const won = yours.some((seat) => first.includes(seat));
  const [you, ...beside] = yours;
  if (you === undefined || beside.length) return { headline: whoWon(first, name), more: "", won };
  const level = ranks.flatMap((rank, seat) => (rank === ranks[you] && seat !== you ? [name(seat)] : []));
  const fields = { rank: ranks[you]!, players: ranks.length, names: listed(level) };
  if (won)
    return {
      headline: level.length ? say("result-you-share", fields) : say("result-you-win"),
      more: "",
      won,
    };
  const headline =
    ranks.length === 2
      ? say("result-you-lose")
      : level.length
        ? say("result-level", fields)
        : say("result-place", fields);
  return { headline, more: whoWon(first, name), won };
}

function whoWon(seats: number[], name: (seat: number) => string): string {
  const names = listed(seats.map(name));
  return seats.length > 1 ? say("result-share", { names }) : say("result-wins", { name: names });
}

function listed(names: string[]): string {
  return new Intl.ListFormat(i18n.language).format(names);
}
