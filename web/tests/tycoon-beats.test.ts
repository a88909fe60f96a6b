import { describe, expect, test } from "vitest";
import { beatsOf, soFar, TEMPI, type Shown } from "../src/games/tycoon/beats";
import type { Happening as TycoonHappening, Table as TycoonTable } from "../src/games/tycoon/contract";

function table(): TycoonTable {
  return {
    phase: "playing",
    order: "normal",
    numbers: [..."0123456789AbCdEF"],
    strongest: "F",
    stronger: [..."0123456789AbCdEF"],
    leader: 0,
    turn: 0,
    forced: null,
    hand: ["3", "4", "6"],
    cards: [3, 5, 4],
    sticks: [3, 1, 0],
    places: [null, null, null],
    play: null,
    gave_way: [null, "pass", null],
    played: ["7"],
    cleared: 1,
    aside: 0,
  };
}

function stage(): Shown {
  return { table: table(), making: null, stir: null, moment: null };
}

const NINES: TycoonHappening = {
  type: "play",
  seat: 0,
  number: "9",
  sticks: 2,
  cards: [
    { card: "4", turned: false, sticks: "ad" },
    { card: "6", turned: true, sticks: "" },
  ],
};

const CALM = TEMPI.calm;

test("without motion and at the quick tempo, a play takes only its reading time", () => {
  const beats = beatsOf(NINES, stage(), table(), 0, TEMPI.both!);
  expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBe(TEMPI.both!.read);
});

describe("the animation of a play", () => {
  const after = { ...table(), hand: ["3"] };
  const lies = (shown: Shown) =>
    soFar(shown).map(({ turned, sticks }) => `${turned ? "turned" : "upright"}${sticks}`);

  test("a play shows its cards, then the turning, then one matchstick after another", () => {
    const shown = stage();
    const seen = beatsOf(NINES, shown, after, 0, CALM).map((beat) => {
      beat.run();
      return `${lies(shown).join(" ")} ${shown.table.sticks[0]}`;
    });
    expect(seen).toEqual([
      "upright upright 3",
      "upright turned 3",
      "uprighta turned 2",
      "uprightad turned 1",
      "uprightad turned 1",
    ]);
    expect(shown.table.hand).toEqual(["3"]);
    expect(shown.table.cards[0]).toBe(1);
    expect(shown.table.gave_way).toEqual([null, null, null]);
  });

  test("a play of another player does not change the hand", () => {
    const shown = stage();
    for (const beat of beatsOf(NINES, shown, after, 2, CALM)) beat.run();
    expect(shown.table.hand).toEqual(["3", "4", "6"]);
  });

  test("a play with many matchsticks has a limited duration", () => {
    const many = { ...NINES, sticks: 20, cards: [{ card: "1", turned: false, sticks: "adefg" }] };
    const laying = beatsOf(many, stage(), after, 0, CALM).slice(1, -1);
    expect(laying).toHaveLength(20);
    expect(laying.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(CALM.sticks);
  });
});

test("the animation of a revolution reverses the order and ends", () => {
  const shown = stage();
  const [turn, end] = beatsOf(
    { type: "revolution", order: "reversed" },
    shown,
    { ...table(), strongest: "0", numbers: [..."FEdCbA9876543210"] },
    0,
    CALM,
  );
  turn!.run();
  expect(shown.table).toMatchObject({ order: "reversed", strongest: "0" });
  expect(shown.table.numbers[0]).toBe("F");
  expect(shown.moment).toEqual({ type: "revolution", order: "reversed" });
  end!.run();
  expect(shown.moment).toBeNull();
});

test("passing takes a matchstick, and returning gives one back", () => {
  const shown = stage();
  for (const beat of beatsOf(NINES, shown, table(), 0, CALM)) beat.run();
  beatsOf({ type: "pass", seat: 1 }, shown, table(), 0, CALM)[0]!.run();
  expect(shown.table.sticks[1]).toBe(2);
  expect(shown.table.gave_way).toEqual([null, "pass", null]);
  beatsOf({ type: "return", seat: 1 }, shown, table(), 0, CALM)[0]!.run();
  expect(shown.table.sticks[1]).toBe(1);
  expect(shown.stir).toEqual({ seat: 1, by: -1 });
  expect(shown.table.gave_way).toEqual([null, "return", null]);
});

test("a pass that the server makes for the player stays longer than other passes", () => {
  const shown = stage();
  const pass = (seat: number) => beatsOf({ type: "pass", seat }, shown, table(), 0, CALM)[0]!.ms;
  expect(pass(0)).toBe(CALM.pass);
  shown.table.play = { seat: 1, number: "F", sticks: 0, cards: [{ card: "F", turned: false, sticks: "" }] };
  expect([pass(0), pass(2)]).toEqual([CALM.out, CALM.pass]);
});

test("after a clear, the table has a leader and no passed players", () => {
  const shown = stage();
  for (const beat of beatsOf(NINES, shown, table(), 0, CALM)) beat.run();
  const [won, swept] = beatsOf({ type: "clear", leader: 2 }, shown, table(), 0, CALM);
  won!.run();
  expect(shown.moment).toEqual({ type: "leads", seat: 2 });
  expect(shown.table.play).not.toBeNull();
  swept!.run();
  expect(shown.table).toMatchObject({ play: null, leader: 2, cleared: 3 });
  expect(shown.table.gave_way).toEqual([null, null, null]);
});

test("a player who is out has a rank at once", () => {
  const shown = stage();
  beatsOf({ type: "out", seat: 1, place: 1 }, shown, table(), 0, CALM)[0]!.run();
  expect(shown.table.places).toEqual([null, 1, null]);
});
