import { beforeEach, describe, expect, test } from "vitest";
import { beatsOf, TEMPI, type Shown } from "../src/games/matchmaster/beats";
import type {
  Happening as MatchmasterHappening,
  Table as MatchmasterTable,
} from "../src/games/matchmaster/contract";

function table(): MatchmasterTable {
  return {
    phase: "playing",
    round: 1,
    rounds: 13,
    size: 7,
    dealer: 1,
    leader: 0,
    turn: 0,
    hand: ["T1", "L5"],
    duty: null,
    cards: [2, 2],
    fixed: [true, true],
    bids: [1, 0],
    tricks: [0, 0],
    trick: [],
    last_trick: null,
    played: [],
    scores: [0, 0],
    sheet: [],
  };
}

let shown: Shown;

beforeEach(() => (shown = { table: table(), taken: null }));

function show(happening: MatchmasterHappening, after = table()): void {
  for (const beat of beatsOf(happening, shown, after, TEMPI.calm)) beat.run();
}

describe("animations of MatchMaster", () => {
  test("a played card moves from the hand to the trick", () => {
    show({ type: "card", seat: 0, card: "L5" });
    expect(shown.table).toMatchObject({
      hand: ["T1"],
      cards: [1, 2],
      trick: [{ seat: 0, card: "L5" }],
      turn: null,
    });
  });

  test("a bid disappears when the player takes it back", () => {
    shown.table.phase = "bidding";
    show({ type: "rethink", seat: 1 });
    expect(shown.table).toMatchObject({ fixed: [true, false], bids: [1, null] });
  });

  test("the bids stay when a player takes a card back", () => {
    show({ type: "rethink", seat: 1 });
    expect(shown.table).toMatchObject({ fixed: [true, true], bids: [1, 0] });
  });

  test("a full trick stays visible for at least a second, then counts for its winner", () => {
    const cards = [
      { seat: 0, card: "L5" },
      { seat: 1, card: "T2" },
    ];
    for (const card of cards) show({ type: "card", ...card });
    const [hold, sweep] = beatsOf({ type: "trick", winner: 1, cards }, shown, table(), TEMPI.calm);
    hold!.run();
    expect(hold!.ms).toBeGreaterThanOrEqual(1_000);
    expect(shown.taken?.winner).toBe(1);
    expect(shown.table.trick).toEqual(cards);
    sweep!.run();
    expect(shown.taken).toBeNull();
    expect(shown.table).toMatchObject({ trick: [], tricks: [0, 1], last_trick: { winner: 1, cards } });
  });

  test("without motion and at the quick tempo, a trick takes only its reading time", () => {
    const { both } = TEMPI;
    const cards = [0, 1, 2, 3].map((seat) => ({ seat, card: `L${seat + 1}` }));
    const trick: MatchmasterHappening[] = [
      ...cards.map((card) => ({ type: "card" as const, ...card })),
      { type: "trick", winner: 1, cards },
    ];
    const beats = trick.flatMap((happening) => beatsOf(happening, shown, table(), both!));
    expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBe(both!.trick);
    expect(both!.trick).toBe(TEMPI.quick.trick);
  });

  test("a bid stays secret until all bids are shown together", () => {
    shown.table = { ...table(), phase: "bidding", fixed: [false, false], bids: [null, null] };
    show({ type: "bid", seat: 1 }, { ...table(), bids: [null, null] });
    expect(shown.table).toMatchObject({ fixed: [false, true], bids: [null, null] });
    show({ type: "bids", bids: [1, 3] });
    expect(shown.table).toMatchObject({ phase: "playing", bids: [1, 3] });
  });

  test("a new deal clears the table and shows the new hand", () => {
    shown.table.tricks = [3, 4];
    show({ type: "deal", round: 2, size: 6, dealer: 0 }, { ...table(), round: 2, hand: ["S1"] });
    expect(shown.table).toMatchObject({
      phase: "bidding",
      round: 2,
      hand: ["S1"],
      cards: [6, 6],
      tricks: [0, 0],
    });
  });

  test("the animation of an old deal shows no cards of a later round", () => {
    show({ type: "deal", round: 2, size: 6, dealer: 0 }, { ...table(), round: 3, hand: ["S1"] });
    expect(shown.table.hand).toEqual([]);
  });

  test("a finished round appears on the score sheet", () => {
    const round = { size: 7, dealer: 1, bids: [1, 0], tricks: [1, 6], scores: [11, -6] };
    show({ type: "round", round: 1, totals: [11, -6], ...round });
    expect(shown.table).toMatchObject({ sheet: [round], scores: [11, -6] });
  });
});
