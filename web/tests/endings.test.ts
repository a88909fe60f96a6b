import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening } from "../src/lib/protocol";
import type { Ending, Finished } from "../src/table/game";
import { ending as matchmaster } from "../src/games/matchmaster/ending";
import { ending as matschig } from "../src/games/matschig/ending";
import { ending as theMatch, goalsIn } from "../src/games/the_match/ending";
import { ending as tycoon } from "../src/games/tycoon/ending";
import type { Row } from "../src/games/matschig/contract";
import { table as mud } from "./matschig";
import { pitch, shootout } from "./the-match";

vi.mock("../src/lib/net/live.svelte", () => ({ live: {} }));
beforeEach(() => Promise.all([matchmaster, matschig, theMatch, tycoon].map(({ said }) => said.learn("en"))));

const NAMES = ["Ada", "Bea", "Cem", "Dora"];

function told(
  ending: Ending,
  table: unknown,
  ranks: number[],
  story: object[] = [],
  you: number | null = null,
) {
  const finished: Finished = {
    result: { ranks, scores: ranks.map(() => 0) },
    table,
    story: story as Happening[],
    company: { name: (seat) => NAMES[seat]!, you },
  };
  return ending.sentences(finished);
}

describe("MatchMaster", () => {
  /** The score sheet of rounds with these points for each seat. A bid is exact if the points are positive. */
  const sheet = (...rounds: number[][]) => ({
    sheet: rounds.map((scores) => ({
      size: 7,
      dealer: 0,
      scores,
      bids: scores.map(() => 1),
      tricks: scores.map((points) => (points > 0 ? 1 : 0)),
    })),
  });

  test("the text names a player who led from the first round to the last", () => {
    expect(told(matchmaster, sheet([11, -1], [10, 11]), [1, 2])).toEqual([
      "Ada led from the first round to the last.",
      "The bid of Ada was exact in 2 of 2 rounds, more often than any other player’s.",
      "The best round of Ada was round 1: 11 points.",
    ]);
  });

  test("a lead starts when no other player is ahead or tied", () => {
    const rounds = sheet([10, 11, -1], [11, 10, -1], [-1, 10, -1], [13, -1, -1], [10, 10, 14]);
    expect(told(matchmaster, rounds, [1, 2, 3])[0]).toBe(
      "Ada led from round 4 to the end – before that, Bea led.",
    );
    expect(told(matchmaster, sheet([10, 10], [11, 10], [11, 10]), [1, 2])[0]).toBe(
      "Ada led from round 2 to the end.",
    );
  });

  test("a lead gained in the last round names the player who was passed, and calls the reader “you”", () => {
    const rounds = sheet([10, 11], [12, -1]);
    expect(told(matchmaster, rounds, [1, 2], [], 0)[0]).toBe(
      "You took the lead in the last round – before that, Bea led.",
    );
    expect(told(matchmaster, rounds, [1, 2], [], 1)[0]).toContain("before that, you led");
  });

  test("the text mentions other players who hit as many bids or more", () => {
    expect(told(matchmaster, sheet([17, 10], [17, 10]), [1, 2])[1]).toContain(
      "no other player’s was exact more often",
    );
    expect(told(matchmaster, sheet([17, 10], [16, 10], [-1, 10]), [1, 2])[1]).toContain(
      "although other players’ bids were exact more often",
    );
  });

  test("a player without an exact bid has no best round, and a shared win gives the points of the winners", () => {
    expect(told(matchmaster, sheet([-1, -2], [-1, -2]), [1, 2])).toHaveLength(2);
    expect(told(matchmaster, sheet([0, 0, -2]), [1, 1, 3])).toEqual(["0 points each after 1 round."]);
  });
});

describe("Matchstick Tycoon", () => {
  const end = { cards: [0, 4, 0], sticks: [0, 1, 0] };
  const play = (seat: number, number: string, count: number) => ({
    type: "play",
    seat,
    number,
    sticks: 0,
    cards: Array.from({ length: count }, () => ({ card: number, turned: false, sticks: "" })),
  });
  const back = { type: "return", seat: 0 };

  test("the text gives the winner's last play, the player of the revolution, and the cards that the last player kept", () => {
    const story = [
      play(2, "8", 5),
      { type: "revolution", order: "reversed" },
      play(0, "1", 2),
      back,
      back,
      play(2, "0", 1),
    ];
    expect(told(tycoon, end, [1, 3, 2], story)).toEqual([
      "Ada was out first. The last play was 2\u00a0×\u00a01; then 2 matches were given back.",
      "A revolution by Cem reversed the order.",
      "Bea had 4 cards and 1 match left.",
    ]);
  });

  test("the text works for a last player without cards", () => {
    expect(told(tycoon, { cards: [0, 0, 0], sticks: [0, 3, 0] }, [1, 3, 2])).toEqual([
      "Bea had no card left, but 3 matches.",
    ]);
  });

  test("the text counts several revolutions and names the player of the last one", () => {
    const revolution = { type: "revolution", order: "normal" };
    const story = [play(2, "8", 5), revolution, play(1, "7", 5), revolution, play(0, "1", 1)];
    expect(told(tycoon, end, [1, 3, 2], story, 1).slice(0, 2)).toEqual([
      "Ada was out first. The last play was 1\u00a0×\u00a01.",
      "2 revolutions reversed the order, the last one by you.",
    ]);
  });

  test("sentences about the plays are omitted if a player took a move back", () => {
    const story = [play(0, "1", 2), { type: "rethink", seat: 0 }];
    expect(told(tycoon, end, [1, 3, 2], story)).toEqual(["Bea had 4 cards and 1 match left."]);
  });
});

describe("The Match!", () => {
  const half = (part: string, stacks = [15, 15]) => ({ type: "deal", part, dealer: 0, first: 0, stacks });
  const balls = (count: number) =>
    Array.from({ length: count }, () => ({ type: "ball", seat: 0, card: "R1" }));
  const goal = (seat: number, ...goals: number[]) => ({ type: "goal", seat, goals });

  test("a goal has the minute of its ball, which depends on the number of balls in the half", () => {
    const story = [
      half("first_half"),
      ...balls(1),
      goal(0, 1, 0),
      half("second_half"),
      ...balls(30),
      goal(1, 1, 1),
    ];
    expect(goalsIn(story as never).map(({ minute }) => minute)).toEqual([1, 89]);
  });

  test("the text gives every goal, the decisive one, and whether the winner was behind", () => {
    const story = [
      half("first_half"),
      ...balls(11),
      goal(0, 1, 0),
      half("second_half"),
      ...balls(1),
      goal(1, 1, 1),
      ...balls(1),
      goal(1, 1, 2),
    ];
    const end = pitch({
      phase: "over",
      goals: [1, 2],
      halves: [
        [1, 0],
        [0, 2],
      ],
    });
    expect(told(theMatch, end, [2, 1], story)).toEqual([
      "The goal for 1:2 in minute 47 put Bea ahead until the end.",
      "Bea had been 1 goal behind.",
      "The goals: 1:0 Ada (16′), 1:1 Bea (46′), 1:2 Bea (47′).",
    ]);
  });

  test("the text mentions extra time, a shoot-out and a toss", () => {
    const halves = [
      [1, 1],
      [0, 0],
      [1, 0],
      [0, 0],
    ];
    const late = [
      half("second_half"),
      ...balls(1),
      goal(0, 1, 0),
      goal(1, 1, 1),
      half("first_extra_half"),
      ...balls(1),
      goal(0, 2, 1),
    ];
    expect(told(theMatch, pitch({ goals: [2, 1], halves }), [1, 2], late)[0]).toBe(
      "It was a draw after 90 minutes. In minute 91 of extra time, the goal for 2:1 put Ada ahead until the end.",
    );
    const shots = shootout([true, false], [true, true], { goals: [2, 2], halves });
    expect(told(theMatch, shots, [2, 1])).toEqual([
      "After 120 minutes, the score was 2:2. The shoot-out ended 2:1 for Bea.",
    ]);
    const tossed = { ...shots, shootout: { ...shots.shootout, goals: [5, 5], toss: 0 } };
    expect(told(theMatch, tossed, [1, 2], [], 0)[0]).toBe(
      "After 120 minutes, the score was 2:2. The shoot-out was a draw at 5:5, and the toss went to you.",
    );
  });

  test("the text of a draw gives the goals but no decisive one", () => {
    const story = [half("first_half"), ...balls(1), goal(0, 1, 0), goal(1, 1, 1)];
    expect(told(theMatch, pitch({ goals: [1, 1] }), [1, 1], story)).toEqual([
      "The goals: 1:0 Ada (1′), 1:1 Bea (1′).",
    ]);
  });
});

describe("Matschig", () => {
  const row = (points: number[], accounts: number[], halved: Row["halved"] = [[], [], []]): Row => ({
    points,
    accounts,
    halved,
  });
  const hit = (seat: number, points: number) => ({ type: "defence", seat, points });

  test("the text gives the mud that landed, the heaviest hit, perfect mud and stalled rounds", () => {
    const end = { ...mud(), sheet: [row([5, 9, 20], [5, 9, 20]), row([3, 9, 1], [8, 18, 21])] };
    const story = [
      { type: "throw", perfect: true },
      hit(2, 14),
      { type: "add" },
      hit(1, 9),
      { type: "throw", perfect: false },
      { type: "discard" },
    ];
    expect(told(matschig, end, [1, 2, 3], story)).toEqual([
      "In 2 rounds 8 points of mud hit Ada, less than any other player.",
      "The heaviest mud was 14 points. It hit Cem.",
      "Mud was perfect 2 times, and players drew 1 new hand because no player could throw.",
    ]);
  });

  test("the text explains a win with more mud through a halved score", () => {
    const end = { ...mud(), sheet: [row([44, 30, 50], [22, 30, 50], [["account"], [], []])] };
    expect(told(matschig, end, [1, 2, 3])).toEqual([
      "In 1 round 44 points of mud hit Ada; others got less.",
      "The score of Ada was halved to 22 in round 1.",
    ]);
  });

  test("the text of a party game gives the number of rounds that a player survived", () => {
    const sheet = [row([1, 2, 3], [1, 2, 3]), row([1, 2, 3], [2, 4, 6])];
    const end = { ...mud(), rounds: null, dabs: [1, 3, 3], out: [null, 2, 1], sheet };
    expect(told(matschig, end, [1, 2, 3], [hit(1, 3)], 0)).toEqual([
      "You stayed in until the end, after 2 rounds.",
      "The heaviest mud was 3 points. It hit Bea.",
      "No mud was perfect.",
    ]);
  });
});
