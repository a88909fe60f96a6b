import { describe, expect, test } from "vitest";
import type { Analysis, Judgement } from "$lib/protocol";
import { coach } from "../src/replay/coach";

type AnalysedPlayer = Analysis["players"][number];

const part = (value: number, error = 1) => ({ value, error });

function player(values: Partial<AnalysedPlayer> = {}): AnalysedPlayer {
  return {
    seat: 0,
    result: 12,
    expected: part(0),
    deals: part(0),
    hidden: part(0),
    luck: part(12),
    own: part(0),
    others: part(0),
    decisions: 20,
    mistakes: 0,
    lost: 0,
    ...values,
  };
}

function analysis(one: AnalysedPlayer, judgements: Judgement[] = []): Analysis {
  const about = { game: "matchmaster", finished: true, iterations: 1, seed: 0, worth_in: "", outcome_in: "" };
  return { ...about, players: [one], judgements, course: [] };
}

const said = (values: Partial<AnalysedPlayer>) => coach(analysis(player(values)), 0)!;

describe("the coach", () => {
  test("names the part that is clearly the largest", () => {
    expect(said({}).decided).toBe("luck");
    expect(said({ luck: part(1), own: part(11) }).decided).toBe("own");
    expect(said({ result: -9, luck: part(1), others: part(-10) }).decided).toBe("others");
  });

  test("does not name a part that worked against the result", () => {
    expect(said({ result: 10, luck: part(-12), own: part(22) }).decided).toBe("own");
    expect(said({ result: -10, luck: part(-22), own: part(12) }).decided).toBe("luck");
  });

  test("names no part if two are about equal or if the errors are large", () => {
    expect(said({ luck: part(6), own: part(6) }).decided).toBe("unclear");
    expect(said({ luck: part(12, 7) }).decided).toBe("unclear");
  });

  test("says that the result was expected if the difference is within the error", () => {
    expect(said({ result: 1, luck: part(1) }).decided).toBe("as_expected");
  });

  test("calls luck good or bad only beyond its error", () => {
    expect(said({ luck: part(3) }).luck).toBe("good");
    expect(said({ luck: part(-3) }).luck).toBe("bad");
    expect(said({ luck: part(3, 2) }).luck).toBe("even");
  });

  test("chooses the costliest clear mistake of the player", () => {
    const about = { deal: 1, best: "bid 1", error: 0.1, possible: 5, alternatives: [] };
    const judgements = [
      { ...about, event: 3, seat: 0, move: "bid 0", loss: 2, mistake: true },
      { ...about, event: 4, seat: 1, move: "bid 2", loss: 9, mistake: true },
      { ...about, event: 7, seat: 0, move: "bid 3", loss: 5, mistake: true },
      { ...about, event: 9, seat: 0, move: "bid 4", loss: 7, mistake: false },
    ];
    expect(coach(analysis(player(), judgements), 0)!.mistake?.event).toBe(7);
  });

  test("says nothing to spectators and about a game without decisions", () => {
    expect(coach(analysis(player()), null)).toBeNull();
    expect(coach(analysis(player({ decisions: 0 })), 0)).toBeNull();
  });
});
