import { describe, expect, test, vi } from "vitest";
import { chipsOf, type Chip, type Situation } from "../src/games/tycoon/chips";
import { addable, grouped, Offers, proposal } from "../src/games/tycoon/offers";
import { whyClosed } from "../src/games/tycoon/names";
import type { Play as TycoonPlay } from "../src/games/tycoon/contract";

// The language stands on the page, of which there is none here.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

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
    stronger: given.play ? NORMAL.slice(NORMAL.indexOf(given.play.number) + 1) : NORMAL,
    order: "normal",
    play: null,
    offers: new Offers(moves),
    selection: [],
    proposed: false,
    wanted: null,
    sticks: 1,
    myTurn: moves.length > 0,
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

  test("one card of two is filled up", () => {
    expect(chip(following(["5"]), "9")).toMatchObject({
      state: "fill",
      sticks: 1,
      offer: { move: "9: 5 6" },
    });
  });

  test("two cards are played as any number that they can be", () => {
    const states = chipsOf(following(["6", "6"])).filter(({ state }) => state === "play");
    expect(states.map(({ number, offer }) => `${number} ${offer?.move}`)).toEqual(["6 6: 6 6", "9 9: 6 6"]);
  });

  test("the order in which cards were picked up does not matter", () => {
    expect(chip(following(["8", "6"]), "8")).toMatchObject({ state: "play", offer: { move: "8: 6 8" } });
  });

  test("what is closed says why and still says what it would cost", () => {
    expect(chip(following(["5"]), "5")).toMatchObject({
      state: "closed",
      reason: { code: "too_weak", number: "5", lying: "5", order: "normal", stronger: NORMAL.slice(6) },
      sticks: 0,
    });
    expect(chip(following(["5", "5"]), "8")).toMatchObject({
      state: "closed",
      reason: { code: "too_dear", number: "8", cards: ["5", "5"], needed: 4, held: 1 },
      sticks: 4,
    });
    expect(chip(following(["6"]), "7")).toMatchObject({
      state: "closed",
      reason: { code: "cannot_show", card: "6", number: "7", numbers: ["6", "9", "8"], sticks: [0, 0, 1] },
      sticks: null,
    });
    expect(chip(following([]), "A")).toMatchObject({ state: "closed", reason: "cards" });
    expect(chip(following(["6", "6", "6"]), "9")).toMatchObject({
      state: "closed",
      reason: { code: "wrong_count", count: 3, wanted: 2 },
    });
    expect(chip(following(["4"]), "A")).toMatchObject({ reason: { code: "too_dear" } });
    expect(chip({ ...following(["4"]), sticks: 2 }, "A")).toMatchObject({
      reason: { code: "wrong_count", count: 1, wanted: 2 },
    });
    expect(chip(following(["6"]), "8")).toMatchObject({ state: "fill" });
  });

  test("cards that lead nowhere are not among those that can be added", () => {
    const { offers } = following([]);
    expect([...addable([], offers.with([], 2))].sort()).toEqual(["5", "6", "8"]);
    expect([...addable(["6"], offers.with(["6"], 2))].sort()).toEqual(["5", "6", "8"]);
    expect([...addable(["6", "6"], offers.with(["6", "6"], 2))]).toEqual([]);
  });
});

test("a proposal leaves every other number its own", () => {
  const moves = ["8: 8", "9: 6", "6: 6", "A: A", "pass"];
  const proposed = situation(moves, { play: lying("5", ["5"]), selection: ["6"], proposed: true });
  expect(chip(proposed, "9")).toMatchObject({ state: "play", offer: { move: "9: 6" } });
  expect(chip(proposed, "A")).toMatchObject({ state: "fill", offer: { move: "A: A" } });
  expect(chip({ ...proposed, proposed: false }, "A")).toMatchObject({
    state: "closed",
    reason: { code: "cannot_show" },
  });
});

describe("leading", () => {
  const moves = ["3: 3", "3: 3 3", "E: 3", "E: 3 3", "8: 3", "E: 3 3 C"];

  test("a number stands for its cheapest play with the most cards", () => {
    expect(chip(situation(moves), "E").offer?.move).toBe("E: 3 3");
    expect(chip(situation(moves), "8").offer?.move).toBe("8: 3");
  });

  test("a wish for a count is kept", () => {
    expect(chip(situation(moves, { wanted: 3 }), "E").offer?.move).toBe("E: 3 3 C");
    expect(chip(situation(moves, { wanted: 3 }), "3")).toMatchObject({ state: "closed", reason: "cards" });
  });

  test("cards that were picked up are meant as they are", () => {
    expect(chip(situation(moves, { selection: ["3"] }), "E")).toMatchObject({
      state: "play",
      offer: { move: "E: 3" },
    });
    expect(chip(situation(moves, { selection: ["C"] }), "E")).toMatchObject({ state: "closed", sticks: 1 });
  });

  test("knows the counts that can be led", () => {
    expect(new Offers(moves).sizes()).toEqual([1, 2, 3]);
    expect(proposal([])).toBeNull();
  });
});

test("out of turn the cards still say what they can become", () => {
  const waiting = situation([], { selection: ["3"], play: lying("5", ["5"]) });
  expect(chip(waiting, "E")).toMatchObject({ state: "closed", reason: "turn", sticks: 0 });
  expect(chip(waiting, "3")).toMatchObject({ reason: { code: "too_weak" } });
  expect(chip(waiting, "2")).toMatchObject({ reason: { code: "cannot_show" } });
});

test("the ways to play come by number and count, the cheapest first, and not all of them", () => {
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

test("what the page says of a closed number is what the server would say", () => {
  const why = (given: Situation, number: string) => whyClosed(chip(given, number), 1);
  const given = situation(["8: 8", "pass"], { play: lying("5", ["5"]), selection: ["4"] });
  expect(why(given, "5")).toBe("4 cannot become 5, only 4, b, 6, 9, A, 8.");
  expect(why(given, "4")).toBe("4 does not beat 5.");
  expect(why(given, "9")).toBe("9 with 4 takes 2 matches; you have 1.");
  expect(why({ ...given, selection: ["8", "8"], sticks: 9 }, "8")).toBe(
    "It takes 1 card to beat what lies, not 2 cards.",
  );
  expect(why({ ...given, selection: [] }, "A")).toBe("Your cards and matches do not make 1 × A.");
  expect(why({ ...given, myTurn: false }, "b")).toBe("It is not your turn.");
});
