import { saidAtEnd } from "$lib/i18n/endwords";
import { settled, who } from "$table/result/endings";
import type { Company } from "$table/texts/fields";
import type { Ending } from "$table/game";
import type { Happening, Played, Table } from "./contract";

const said = saidAtEnd("tycoon");
const { say } = said;

export const ending: Ending = {
  said,
  sentences: ({ result, table, story, company }) => {
    const happened = settled<Happening>(story);
    return [
      first(result.ranks.indexOf(1), happened, company),
      turned(happened, company),
      left(table as Table, result.ranks, company),
    ].filter(Boolean);
  },
};

/** Describe the winner's last cards, and the matchsticks that the winner still had. */
function first(winner: number, story: Happening[], company: Company): string {
  const last = story.findLastIndex((one) => one.type === "play" && one.seat === winner);
  if (last < 0) return "";
  const { cards, number } = story[last] as Played;
  const back = story.slice(last).filter((one) => one.type === "return" && one.seat === winner).length;
  return say("ending-first", { ...who("winner", winner, company), count: cards.length, number, back });
}

function turned(story: Happening[], company: Company): string {
  const turns = story.flatMap(({ type }, index) => (type === "revolution" ? [index] : []));
  const play = story[(turns.at(-1) ?? 0) - 1];
  if (play?.type !== "play") return "";
  return say("ending-turned", { ...who("seat", play.seat, company), count: turns.length });
}

/** Describe the cards and matchsticks that the last player still had. */
function left({ cards, sticks }: Table, ranks: number[], company: Company): string {
  const last = ranks.indexOf(ranks.length);
  if (last < 0) return "";
  return say("ending-left", { ...who("seat", last, company), cards: cards[last]!, sticks: sticks[last]! });
}
