import { saidAtEnd } from "$lib/i18n/endwords";
import { settled, who } from "$table/result/endings";
import type { Company } from "$table/texts/fields";
import type { Ending } from "$table/game";
import { winners } from "$table/texts/names";
import type { Defence, Happening, Row, Table } from "./contract";

const said = saidAtEnd("matschig");
const { say } = said;

export const ending: Ending = {
  said,
  sentences: ({ result, table, story, company }) => {
    const { sheet, dabs, out } = table as Table;
    const [winner, ...equals] = winners(result.ranks);
    const happened = settled<Happening>(story);
    const alone = winner !== undefined && equals.length === 0;
    return [
      ...(alone && dabs ? [lastIn(winner, out, sheet, company)] : []),
      ...(alone && !dabs ? [stuck(winner, sheet, company), halved(winner, sheet, company)] : []),
      heaviest(happened, company),
      flew(happened),
    ]
      .filter(Boolean)
      .slice(0, 3);
  },
};

function lastIn(winner: number, out: (number | null)[], sheet: Row[], company: Company): string {
  const still = out[winner] === null ? "in" : "out";
  return say("ending-party", {
    ...who("winner", winner, company),
    still,
    round: out[winner] ?? sheet.length,
  });
}

/** Describe the total mud of all rounds. A halved score is lower than this total. */
function stuck(winner: number, sheet: Row[], company: Company): string {
  const totals = totalsOf(sheet);
  const own = totals[winner]!;
  const others = Math.min(...totals.filter((_, seat) => seat !== winner));
  const rank = own < others ? "least" : own === others ? "equal" : "more";
  return say("ending-stuck", { ...who("winner", winner, company), points: own, rounds: sheet.length, rank });
}

function totalsOf(sheet: Row[]): number[] {
  return (sheet[0]?.points ?? []).map((_, seat) => sheet.reduce((sum, { points }) => sum + points[seat]!, 0));
}

function halved(winner: number, sheet: Row[], company: Company): string {
  const index = sheet.findLastIndex((row) => row.halved[winner]?.includes("account"));
  if (index < 0) return "";
  return say("ending-halved", {
    ...who("winner", winner, company),
    round: index + 1,
    account: sheet[index]!.accounts[winner]!,
  });
}

function heaviest(story: Happening[], company: Company): string {
  const hits = story.filter((one): one is Defence => one.type === "defence" && one.points > 0);
  if (hits.length === 0) return "";
  const most = Math.max(...hits.map(({ points }) => points));
  const { seat } = hits.find(({ points }) => points === most)!;
  return say("ending-heaviest", { ...who("seat", seat, company), points: most });
}

function flew(story: Happening[]): string {
  if (story.length === 0) return "";
  const perfect = story.filter((one) => one.type === "add" || (one.type === "throw" && one.perfect)).length;
  const stalls = story.filter(({ type }) => type === "discard").length;
  return say("ending-perfect", { perfect, stalls });
}
