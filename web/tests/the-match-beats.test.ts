import { describe, expect, test } from "vitest";
import { beatsOf } from "../src/games/the_match/beats";
import { atRest, TEMPI, type Shown, type Tempo } from "../src/games/the_match/shown";
import type { Happening as TheMatchHappening, Table as TheMatchTable } from "../src/games/the_match/contract";
import { pitch, shootout } from "./the-match";

const CALM = TEMPI.calm;

function show(shown: Shown, ...happenings: TheMatchHappening[]): Shown {
  return showUntil(shown.table, shown, ...happenings);
}

function showUntil(after: TheMatchTable, shown: Shown, ...happenings: TheMatchHappening[]): Shown {
  for (const happening of happenings)
    for (const beat of beatsOf(happening, shown, after, false, CALM)) beat.run();
  return shown;
}

const card = (match: boolean): TheMatchHappening => ({
  type: "card",
  seat: 0,
  row: 1,
  place: [1, 2],
  card: "Y3",
  turned: true,
  match,
  colour: "Y",
  number: 10,
  by: match ? "colour" : null,
});

test("without animations, the ball is at the place of the attack", () => {
  expect(atRest(pitch()).ball?.where).toEqual({ on: "home", seat: 0 });
  const after = pitch({
    row: 3,
    path: [
      [1, 2],
      [2, 3],
    ],
  });
  expect(atRest(after).ball?.where).toEqual({ on: "field", place: [2, 3] });
  expect(atRest(pitch({ turn: null, ball: null })).ball).toBeNull();
});

describe("the animation of an attack", () => {
  test("the ball rolls to the card, which opens and then shows whether it matches", () => {
    const shown = atRest(pitch());
    const [roll, verdict] = beatsOf(card(true), shown, shown.table, false, CALM);
    roll!.run();
    expect(shown.ball?.where).toEqual({ on: "field", place: [1, 2] });
    expect(shown.table.field?.[0]).toEqual([null, "Y3", null, null]);
    expect([shown.table.path, shown.table.reach]).toEqual([[[1, 2]], []]);
    expect(shown.verdict).toBeNull();
    verdict!.run();
    expect(shown.verdict).toEqual({ card: "Y3", match: true });
  });

  test("after a miss, the card stays open unless the server turns it back", () => {
    const open = show(atRest(pitch()), card(false), { type: "miss", seat: 0, back: [], count: 0 });
    expect(open.table.field?.[0]?.[1]).toBe("Y3");
    expect([open.ball, open.table.turn, open.table.path]).toEqual([null, null, []]);
    const closed = show(atRest(pitch()), card(false), { type: "miss", seat: 0, back: [[1, 2]], count: 1 });
    expect(closed.table.field?.[0]?.[1]).toBeNull();
  });

  test("a goal is celebrated with the ball in the net, and is counted once", () => {
    const shown = atRest(pitch({ goals: [0, 1], halves: [[0, 1]] }));
    const [goal, over] = beatsOf({ type: "goal", seat: 0, goals: [1, 1] }, shown, shown.table, false, CALM);
    goal!.run();
    expect(shown.ball?.where).toEqual({ on: "net", seat: 0 });
    expect(shown.moment).toMatchObject({ type: "goal", goals: [1, 1] });
    expect([shown.table.goals, shown.table.halves]).toEqual([[1, 1], [[1, 1]]]);
    over!.run();
    expect([shown.moment, shown.ball]).toEqual([null, null]);
  });

  test("an attack starts with a ball from the stack", () => {
    const reach: TheMatchTable["reach"] = [1, 2, 3, 4].map((column) => [4, column]);
    const fits = { colour: "R" as const, number: 7 };
    const used = [["Y10"], ["R7"]];
    const after = pitch({ turn: 1, ball: "R7", fits, reach, stacks: [13, 13], used, minute: 2 });
    const shown = showUntil(after, atRest(pitch()), { type: "ball", seat: 1, card: "R7" });
    expect(shown.table).toMatchObject({ turn: 1, ball: "R7", row: 1, stacks: [13, 13], minute: 2 });
    expect([shown.table.used, shown.table.fits, shown.table.reach]).toEqual([used, fits, reach]);
    expect(shown.ball).toMatchObject({ card: "R7", where: { on: "home", seat: 1 } });
  });
});

describe("the animation of a half", () => {
  test("a half ends with a whistle, and the next one starts with closed cards and the other kick-off", () => {
    const shown = atRest(pitch({ goals: [1, 0], halves: [[1, 0]] }));
    const [whistle, quiet] = beatsOf(
      { type: "whistle", part: "first_half", goals: [1, 0], halves: [[1, 0]] },
      shown,
      shown.table,
      false,
      CALM,
    );
    whistle!.run();
    expect(shown.moment).toEqual({ type: "whistle", part: "first_half", goals: [1, 0], last: false });
    quiet!.run();
    expect(shown.moment).toBeNull();
    const [deal] = beatsOf(
      { type: "deal", part: "second_half", dealer: 0, stacks: [14, 14], first: 1 },
      shown,
      pitch({ part: "second_half", halves: [...shown.table.halves, [0, 0]] }),
      false,
      CALM,
    );
    deal!.run();
    expect(shown.moment).toEqual({ type: "part", part: "second_half", first: 1 });
    expect(shown.table.field?.flat()).toEqual(Array(16).fill(null));
    expect(shown.table.halves).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test("the shoot-out replaces the half", () => {
    const deal = { type: "deal", part: "ten_shots", dealer: 0, stacks: [10, 10], first: 1 } as const;
    const shown = showUntil(shootout([], []), atRest(pitch()), { ...deal, stacks: [10, 10] });
    expect(shown.table).toMatchObject({ phase: "shot", field: null, halves: [[0, 0]] });
    expect(shown.table.shootout?.shots).toEqual([[], []]);
  });

  test("the number of cards in the centre circle is the server's", () => {
    const { shootout: dealt } = shootout([], []);
    const after = shootout([], [], { shootout: { ...dealt!, circle: 13 } });
    const deal: TheMatchHappening = {
      type: "deal",
      part: "ten_shots",
      dealer: 0,
      stacks: [10, 10],
      first: 1,
    };
    const shown = showUntil(after, atRest(pitch()), deal);
    expect(shown.table.shootout?.circle).toBe(13);
  });
});

describe("the animation of a shot", () => {
  const ball = { colour: "Y" as const, number: 9 };
  const shot = { type: "shot" as const, seat: 0, choice: 3, card: "R9", goals: [0, 0], ...ball };
  const state = (table: TheMatchTable) => [table.shootout?.lines[0], table.shootout?.shots[0]];

  test("a shot that does not match ends at the chosen card", () => {
    const shown = atRest(shootout([], []));
    const where: unknown[] = [];
    for (const beat of beatsOf(
      { ...shot, match: false, sixth: null, goal: false, by: null, sixth_by: null },
      shown,
      shown.table,
      false,
      CALM,
    )) {
      beat.run();
      where.push(shown.ball?.where);
    }
    expect(where.at(0)).toEqual({ on: "line", seat: 0, index: 2 });
    expect(where).not.toContainEqual({ on: "line", seat: 0, index: 5 });
    expect(state(shown.table)).toEqual([[null, null, "R9", null, null, null], [false]]);
  });

  test("a shot that matches continues to the keeper, and a goal is celebrated", () => {
    const shown = atRest(shootout([], []));
    const moments: unknown[] = [];
    const fits = { by: "number" as const, sixth_by: "number" as const };
    const scored = { ...shot, match: true, sixth: "G9", goal: true, goals: [1, 0], ...fits };
    for (const beat of beatsOf(scored, shown, shown.table, false, CALM)) {
      beat.run();
      moments.push(shown.moment?.type ?? null);
    }
    expect(moments).toContain("goal");
    expect(moments.at(-1)).toBeNull();
    expect(state(shown.table)).toEqual([[null, null, "R9", null, null, "G9"], [true]]);
    expect(shown.table.shootout?.goals).toEqual([1, 0]);
  });

  test("a pause comes before a shot's card turns, except at the quick tempo", () => {
    const line = ["R1", null, null, null, null, null];
    const fits = { by: "number" as const, sixth_by: "number" as const };
    const scored = { ...shot, match: true, sixth: "G9", goal: true, goals: [1, 0], ...fits };
    const held = (choice: number, tempo: Tempo) => {
      const shown = atRest(shootout([], []));
      shown.table.shootout!.lines[0] = [...line];
      const breaths: unknown[] = [];
      for (const beat of beatsOf({ ...scored, choice }, shown, shown.table, false, tempo)) {
        beat.run();
        if (shown.breath) breaths.push(shown.table.shootout!.lines[0].filter(Boolean).length);
      }
      expect(shown.breath).toBe(false);
      return breaths;
    };
    expect(held(3, CALM), "before the chosen card and before the keeper card").toEqual([1, 2]);
    expect(held(1, CALM), "the first card is already open").toEqual([1]);
    expect(held(3, TEMPI.quick)).toEqual([]);
  });

  test("a shot with the cards of the centre circle takes its ball from there", () => {
    const shown = atRest(
      shootout(Array<boolean>(10).fill(false), Array<boolean>(10).fill(false), { part: "ten_shots" }),
    );
    const { shootout: dealt } = shown.table;
    const after = shootout(Array<boolean>(10).fill(false), Array<boolean>(10).fill(false), {
      part: "circle",
      ball: "B1",
      shootout: { ...dealt!, circle: 11, number: 1 },
    });
    showUntil(after, shown, { type: "circle" }, { type: "ball", seat: 0, card: "B1" });
    expect(shown.table.part).toBe("circle");
    expect(shown.table.shootout?.circle).toBe(11);
    expect(shown.table.stacks).toEqual([0, 0]);
  });
});
