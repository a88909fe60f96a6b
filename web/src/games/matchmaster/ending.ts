import { saidAtEnd } from "$lib/i18n/endwords";
import { who } from "$table/result/endings";
import type { Company } from "$table/texts/fields";
import type { Ending } from "$table/game";
import { winners } from "$table/texts/names";
import type { Round, Table } from "./contract";

const said = saidAtEnd("matchmaster");
const { say } = said;

export const ending: Ending = {
  said,
  sentences: ({ result, table, company }) => {
    const { sheet } = table as Table;
    const [winner, ...equals] = winners(result.ranks);
    if (winner === undefined || sheet.length === 0) return [];
    if (equals.length)
      return [say("ending-shared", { points: result.scores[winner]!, rounds: sheet.length })];
    return [lead(winner, sheet, company), hits(winner, sheet, company), best(winner, sheet, company)].filter(
      Boolean,
    );
  },
};

function lead(winner: number, sheet: Round[], company: Company): string {
  const leaders = standings(sheet).map((totals) => {
    const most = Math.max(...totals);
    return totals.flatMap((total, seat) => (total === most ? [seat] : []));
  });
  const from = 2 + leaders.findLastIndex((ahead) => ahead.length > 1 || ahead[0] !== winner);
  const when = from === 1 ? "first" : from === sheet.length ? "last" : "later";
  const [before = winner, ...more] = leaders[from - 2] ?? [];
  const passed = before !== winner && more.length === 0;
  const other = passed ? who("before", before, company) : { before: "", before_is: "none" };
  return say("ending-lead", { ...who("winner", winner, company), ...other, from, when });
}

function hits(winner: number, sheet: Round[], company: Company): string {
  const counts = sheet[0]!.bids.map(
    (_, seat) => sheet.filter(({ bids, tricks }) => bids[seat] === tricks[seat]).length,
  );
  const own = counts[winner]!;
  const others = Math.max(...counts.filter((_, seat) => seat !== winner));
  const rank = own > others ? "most" : own === others ? "equal" : "fewer";
  return say("ending-hits", { ...who("winner", winner, company), hits: own, rounds: sheet.length, rank });
}

function best(winner: number, sheet: Round[], company: Company): string {
  const points = sheet.map(({ scores }) => scores[winner]!);
  const most = Math.max(...points);
  if (most <= 0) return "";
  return say("ending-best", {
    ...who("winner", winner, company),
    points: most,
    round: points.indexOf(most) + 1,
  });
}

function standings(sheet: Round[]): number[][] {
  const totals: number[][] = [];
  for (const { scores } of sheet)
    totals.push(scores.map((score, seat) => score + (totals.at(-1)?.[seat] ?? 0)));
  return totals;
}
