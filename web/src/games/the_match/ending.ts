import { saidAtEnd } from "$lib/i18n/endwords";
import { settled, who } from "$table/result/endings";
import type { Company } from "$table/texts/fields";
import type { Ending } from "$table/game";
import { called, winners } from "$table/texts/names";
import type { Deal, Happening, Table } from "./contract";
import { score } from "./names";

const said = saidAtEnd("the_match");
const { say } = said;

/**
 * Up to this number, the text lists the goals one by one. A single goal is described as the goal that decided the
 * match.
 */
const FEW = 6;
/** Start and length of each half, in minutes. The shoot-out has no minutes. */
const MINUTES: Partial<Record<Deal["part"], [number, number]>> = {
  first_half: [0, 45],
  second_half: [45, 45],
  first_extra_half: [90, 15],
  second_extra_half: [105, 15],
};

type Goal = { seat: number; goals: number[]; minute: number };

export const ending: Ending = {
  said,
  sentences: ({ result, table, story, company }) => {
    const [winner, level] = winners(result.ranks);
    const goals = goalsIn(settled<Happening>(story));
    const end = table as Table;
    return [
      winner === undefined || level !== undefined ? "" : decided(winner, end, goals, company),
      winner === undefined || level !== undefined ? "" : behind(winner, goals, company),
      scorers(goals, end, company),
    ].filter(Boolean);
  },
};

/** Return the goals of the halves with their minutes. Each ball is an equal share of its half. */
export function goalsIn(story: Happening[]): Goal[] {
  const goals: Goal[] = [];
  let half: [number, number] = [0, 0];
  let balls = 1;
  let played = 0;
  for (const one of story) {
    if (one.type === "deal") {
      half = MINUTES[one.part] ?? half;
      balls = Math.max(1, one.stacks[0]! + one.stacks[1]!);
      played = 0;
    } else if (one.type === "ball") played++;
    else if (one.type === "goal") {
      const minute = half[0] + 1 + Math.floor((Math.max(played - 1, 0) * half[1]) / balls);
      goals.push({ seat: one.seat, goals: one.goals, minute });
    }
  }
  return goals;
}

/** Describe what decided the match: a goal, or the shoot-out or toss after a draw. */
function decided(
  winner: number,
  { goals, halves, shootout }: Table,
  scored: Goal[],
  company: Company,
): string {
  const own = who("winner", winner, company);
  if (shootout) {
    const how = shootout.toss === null ? "shots" : "toss";
    return say("ending-shootout", {
      ...own,
      how,
      level: score(goals),
      shots: score(winner ? shootout.goals.toReversed() : shootout.goals),
    });
  }
  const extra = halves.length > 2 ? "yes" : "no";
  // The first goal after which the winner was ahead until the end.
  const goal = scored[scored.findLastIndex((one) => lead(one.goals, winner) <= 0) + 1];
  if (!goal) return "";
  return say("ending-goal", { ...own, goals: score(goal.goals), minute: goal.minute, extra });
}

function behind(winner: number, scored: Goal[], company: Company): string {
  const least = Math.min(0, ...scored.map(({ goals }) => lead(goals, winner)));
  return least < 0 ? say("ending-behind", { ...who("winner", winner, company), goals: -least }) : "";
}

function scorers(scored: Goal[], { goals }: Table, company: Company): string {
  if (scored.length < 2 || scored.length > FEW || score(scored.at(-1)!.goals) !== score(goals)) return "";
  const each = scored.map((goal) =>
    say("ending-scorer", { goals: score(goal.goals), name: called(goal.seat, company), minute: goal.minute }),
  );
  return say("ending-scorers", { goals: each.join(", ") });
}

function lead(goals: number[], seat: number): number {
  return goals[seat]! - goals[1 - seat]!;
}
