import { describe, expect, test } from "vitest";
import { chipsOf, type Chip, type Situation } from "../src/games/tycoon/chips";
import { addable, grouped, Offers, proposal } from "../src/games/tycoon/offers";
import type { Play as TycoonPlay } from "../src/games/tycoon/contract";

const NORMAL = [..."0123456789AbCdEF"];

function lying(number: string, cards: string[]): TycoonPlay {
  return {
    seat: 1,
    number,
    sticks: 0,
    cards: cards.map((card) => ({ card, turned: false, sticks: "" })),
  };
}

function situation(moves: string[], given: Partial<Situation> = {}): Situation {
  return {
    numbers: NORMAL,
    play: null,
    offers: new Offers(moves),
    selection: [],
    proposed: false,
    wanted: null,
    ...given,
  };
}

function chip(given: Situation, number: string): Chip {
  return chipsOf(given).find((one) => one.number === number)!;
}

describe("following a pair of 5s with 6 6 9-able cards", () => {
  const moves = ["6: 6 6", "6: 5 6", "9: 6 6", "9: 5 6", "8: 6 8", "pass"];
  const following = (selection: string[]) => situation(moves, { play: lying("5", ["5", "5"]), selection });

  test("a number without cards stands for its cheapest cards", () => {
    expect(chip(following([]), "9")).toMatchObject({ state: "fill", sticks: 0, offer: { move: "9: 6 6" } });
    expect(chip(following([]), "8")).toMatchObject({ state: "fill", sticks: 1 });
  });

  test("a single selected card is completed to a pair", () => {
    expect(chip(following(["5"]), "9")).toMatchObject({
      state: "fill",
      sticks: 1,
      offer: { move: "9: 5 6" },
    });
  });

  test("two selected cards can be played as each number that they can become", () => {
    const states = chipsOf(following(["6", "6"])).filter(({ state }) => state === "play");
    expect(states.map(({ number, offer }) => `${number} ${offer?.move}`)).toEqual(["6 6: 6 6", "9 9: 6 6"]);
  });

  test("the order of selection does not matter", () => {
    expect(chip(following(["8", "6"]), "8")).toMatchObject({ state: "play", offer: { move: "8: 6 8" } });
  });

  test("a closed number gives the move to ask about, and the number of matchsticks", () => {
    const closed = (selection: string[], number: string) => {
      const { state, text, sticks, shapeless } = chip(following(selection), number);
      return [state, text, sticks, shapeless];
    };
    expect(closed(["5"], "5")).toEqual(["closed", "5: 5 ?", 0, null]);
    expect(closed(["5", "5"], "8")).toEqual(["closed", "8: 5 5", 4, null]);
    expect(closed(["6"], "7")).toEqual(["closed", "7: 6 ?", null, "6"]);
    expect(closed([], "A")).toEqual(["closed", "A: ? ?", null, null]);
    expect(closed(["6", "6", "6"], "9")).toEqual(["closed", "9: 6 6 6", 0, null]);
    expect(chip(following(["6"]), "8")).toMatchObject({ state: "fill" });
  });

  test("only cards that lead to a legal move can be added", () => {
    const { offers } = following([]);
    expect([...addable([], offers.with([], 2))].sort()).toEqual(["5", "6", "8"]);
    expect([...addable(["6"], offers.with(["6"], 2))].sort()).toEqual(["5", "6", "8"]);
    expect([...addable(["6", "6"], offers.with(["6", "6"], 2))]).toEqual([]);
  });
});

test("a proposed selection does not change the plays of other numbers", () => {
  const moves = ["8: 8", "9: 6", "6: 6", "A: A", "pass"];
  const proposed = situation(moves, { play: lying("5", ["5"]), selection: ["6"], proposed: true });
  expect(chip(proposed, "9")).toMatchObject({ state: "play", offer: { move: "9: 6" } });
  expect(chip(proposed, "A")).toMatchObject({ state: "fill", offer: { move: "A: A" } });
  expect(chip(proposed, "b")).toMatchObject({ state: "closed", text: "b: ?", shapeless: null });
  expect(chip({ ...proposed, proposed: false }, "A")).toMatchObject({ state: "closed", text: "A: 6" });
});

describe("leading", () => {
  const moves = ["3: 3", "3: 3 3", "E: 3", "E: 3 3", "8: 3", "E: 3 3 C"];

  test("a number stands for its cheapest play with the most cards when leading", () => {
    expect(chip(situation(moves), "E").offer?.move).toBe("E: 3 3");
    expect(chip(situation(moves), "8").offer?.move).toBe("8: 3");
  });

  test("a chosen number of cards is respected", () => {
    expect(chip(situation(moves, { wanted: 3 }), "E").offer?.move).toBe("E: 3 3 C");
    expect(chip(situation(moves, { wanted: 3 }), "3")).toMatchObject({ state: "closed", text: "3: ? ? ?" });
  });

  test("selected cards are played without further cards", () => {
    expect(chip(situation(moves, { selection: ["3"] }), "E")).toMatchObject({
      state: "play",
      offer: { move: "E: 3" },
    });
    expect(chip(situation(moves, { selection: ["C"] }), "E")).toMatchObject({ state: "closed", sticks: 1 });
  });

  test("the possible numbers of cards are listed when leading", () => {
    expect(new Offers(moves).sizes()).toEqual([1, 2, 3]);
    expect(proposal([])).toBeNull();
  });
});

test("out of turn, the chips still show what the cards can become", () => {
  const waiting = situation([], { selection: ["3"], play: lying("5", ["5"]) });
  expect(chip(waiting, "E")).toMatchObject({ state: "closed", sticks: 0 });
  expect(chip(waiting, "2")).toMatchObject({ state: "closed", shapeless: "3" });
});

test("the plays are grouped by number and count, with the cheapest first, and limited", () => {
  const offers = new Offers(["8: 4", "8: 6", "8: 8", "8: 0", "E: 3 3", "E: 3", "8: 8 8", "3: 3"]);
  const groups = grouped(offers.with([], null), NORMAL).map(({ number, offers, more }) => [
    number,
    offers.map(({ move }) => move),
    more,
  ]);
  expect(groups).toEqual([
    ["3", ["3: 3"], 0],
    ["8", ["8: 8", "8: 6", "8: 0", "8: 8 8"], 1],
    ["E", ["E: 3", "E: 3 3"], 0],
  ]);
});
