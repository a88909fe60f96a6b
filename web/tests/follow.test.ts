import { beforeEach, describe, expect, test } from "vitest";
import { Follow, type Step } from "../src/lib/net/follow";
import type { Happening, NewsMessage, Problem, Said, Seat, TableMessage } from "../src/lib/protocol";

let said: Said[];
let steps: Step[];
let refusals: [string, Problem][];
let pending: string[][];
let seats: Seat[][];
let online: boolean;
let follow: Follow;

beforeEach(() => {
  said = [];
  steps = [];
  refusals = [];
  pending = [];
  seats = [];
  online = true;
  let keys = 0;
  follow = new Follow(
    "t",
    (message) => {
      if (online) said.push(message);
      return online;
    },
    {
      step: (step) => steps.push(step),
      seats: (now) => seats.push(now),
      refused: (move, problem) => refusals.push([move, problem]),
      pending: (moves) => pending.push(moves),
    },
    () => `key${(keys += 1)}`,
  );
});

const card: Happening = { type: "card" };

function news(number: number, table = "t"): NewsMessage {
  return {
    type: "news",
    table,
    number,
    happenings: [card],
    state: "playing",
    seats: [],
    closes_in: null,
    clocks: null,
    undo: null,
    view: null,
  };
}

function answer(number: number, happenings: Happening[] = []): TableMessage {
  const table = {
    id: "t",
    game: "g",
    players: 2,
    options: {},
    idle: [],
    pace: "calm" as const,
    window: 0,
    limit: 10,
    hints: false,
    clock: null,
    seal: null,
    created: "",
    watchers: 0,
    you: 0,
    hosting: false,
    watching: "link" as const,
    yours: [0],
    back: null,
    left: null,
    next: null,
    takeover: true,
    showing: false,
    looking: null,
  };
  return {
    type: "table",
    table: {
      ...table,
      seats: [],
      state: "playing",
      number,
      closes_in: null,
      clocks: null,
      undo: null,
      view: null,
    },
    happenings,
  };
}

const numbers = () => steps.map((step) => step.number);

describe("following a table", () => {
  test("says what it knows and tells every step once, in order", () => {
    follow.seen = 3;
    follow.watch();
    expect(said).toEqual([{ type: "watch", table: "t", seen: 3 }]);
    follow.hear(answer(4, [card]));
    for (const number of [5, 5, 4, 6]) follow.hear(news(number));
    expect(numbers()).toEqual([4, 5, 6]);
  });

  test("asks again when an event is missing and tells nothing until the answer", () => {
    follow.watch();
    follow.hear(answer(1));
    follow.hear(news(3));
    expect(said.at(-1)).toEqual({ type: "watch", table: "t", seen: 1 });
    follow.hear(news(4));
    expect(numbers()).toEqual([1]);
    follow.hear(answer(4, [card, card, card]));
    follow.hear(news(5));
    expect(numbers()).toEqual([1, 4, 5]);
  });

  test("hears the whole story without telling it as news, also while it asks where the table stands", () => {
    const heard: number[] = [];
    const tell = (happenings: Happening[]) => heard.push(happenings.length);
    follow.seen = 2;
    follow.watch();
    follow.retell(tell);
    expect(said.at(-1)).toEqual({ type: "watch", table: "t", seen: 0 });
    follow.hear(answer(2));
    follow.hear(answer(3, [card, card, card]));
    expect([numbers(), heard]).toEqual([[2], [3]]);
    follow.hear(news(3));
    expect(numbers()).toEqual([2, 3]);
    follow.retell(tell);
    follow.watch(true); // on a new connection, where nobody knows what was asked before
    follow.hear(answer(4, [card]));
    expect([numbers(), heard]).toEqual([[2, 3, 4], [3]]);
    follow.hear(answer(4, [card, card]));
    expect(heard, "the story was asked for once more").toEqual([3, 2]);
  });

  test("takes a table that comes unasked for no answer", () => {
    const heard: number[] = [];
    follow.seen = 2;
    follow.retell((happenings) => heard.push(happenings.length));
    follow.hear({ ...answer(3, [card]), asked: false });
    expect([numbers(), heard]).toEqual([[3], []]);
    follow.hear(answer(3, [card, card, card]));
    expect([numbers(), heard]).toEqual([[3], [3]]);
  });

  test("asks again if a table that comes unasked leaves something out, and waits for an answer that is on its way", () => {
    follow.seen = 2;
    follow.hear({ ...answer(4, [card]), asked: false });
    expect(said).toEqual([{ type: "watch", table: "t", seen: 2 }]);
    follow.hear({ ...answer(5, [card]), asked: false });
    expect(numbers()).toEqual([]);
    follow.hear(answer(5, [card, card, card]));
    expect(numbers()).toEqual([5]);
  });

  test("tells the story as soon as there is a line, if it was asked for before", () => {
    const heard: number[] = [];
    online = false;
    follow.retell((happenings) => heard.push(happenings.length));
    follow.watch(); // the line was lost again before anything could be said
    expect(heard).toEqual([]);
    online = true;
    follow.watch(true);
    follow.hear(answer(1));
    follow.hear(answer(1, [card]));
    expect(heard).toEqual([1]);
  });

  test("does not go back when an old answer arrives late", () => {
    follow.seen = 9;
    follow.hear(answer(7));
    expect(steps).toEqual([]);
  });

  test("tells no step twice when somebody looks again while the answer is on its way", () => {
    follow.seen = 2;
    follow.watch();
    follow.watch();
    said.forEach(() => follow.hear(answer(4, [card, card])));
    expect(steps.map(({ number, happenings }) => [number, happenings.length])).toEqual([[4, 2]]);
  });

  test("takes no answer for another one when an event is missing while the whole story is on its way", () => {
    const heard: number[] = [];
    follow.seen = 1;
    follow.retell((happenings) => heard.push(happenings.length));
    follow.hear(news(3));
    expect(said.map((message) => "seen" in message && message.seen)).toEqual([0, 1]);
    follow.hear(answer(3, [card, card, card]));
    follow.hear(answer(3, [card, card]));
    expect([steps.map(({ happenings }) => happenings.length), heard]).toEqual([[2], [3]]);
  });

  test("tells no step twice that was told in another way before the answer came", () => {
    follow.seen = 2;
    follow.watch();
    follow.seen = 4;
    follow.hear(answer(4, [card, card]));
    expect(steps.map(({ number, happenings }) => [number, happenings.length])).toEqual([[4, 0]]);
    follow.watch();
    follow.seen = 5;
    follow.hear(answer(6, [card, card]));
    expect(said.at(-1)).toEqual({ type: "watch", table: "t", seen: 5 });
    follow.hear(answer(6, [card]));
    expect(steps.map(({ number, happenings }) => [number, happenings.length]).at(-1)).toEqual([6, 1]);
  });

  test("hears nothing of other tables", () => {
    follow.hear(news(1, "other"));
    follow.hear({ type: "seats", table: "other", seats: [], watchers: 0 });
    expect([steps, seats]).toEqual([[], []]);
  });

  test("tells who came and went without counting it as an event", () => {
    follow.seen = 5;
    follow.hear({ type: "seats", table: "t", seats: [], watchers: 0 });
    expect([seats.length, follow.seen]).toEqual([1, 5]);
  });
});

describe("a move", () => {
  test("waits until it is accepted and what it did was told, whichever is heard first", () => {
    follow.seen = 3;
    follow.move("bid 2", 3);
    expect(pending).toEqual([["bid 2"]]);
    follow.hear({ type: "accepted", table: "t", key: "key1", number: 4 });
    expect(pending.at(-1)).toEqual(["bid 2"]);
    follow.hear(news(4));
    expect(pending.at(-1)).toEqual([]);
    follow.move("T5", 3);
    follow.hear(news(5));
    expect(pending.at(-1)).toEqual(["T5"]);
    follow.hear({ type: "accepted", table: "t", key: "key2", number: 5 });
    expect(pending.at(-1)).toEqual([]);
  });

  test("that was accepted is not sent again, and is settled by whatever tells what it did", () => {
    follow.move("T5", 3);
    follow.hear({ type: "accepted", table: "t", key: "key1", number: 4 });
    follow.watch();
    expect(said.filter(({ type }) => type === "move").length).toBe(1);
    follow.seen = 4;
    expect(pending.at(-1)).toEqual([]);
  });

  test("is taken back under a key of its own, and that is sent again as well", () => {
    online = false;
    follow.takeBack(2);
    follow.takeBack(3);
    online = true;
    follow.watch();
    expect(said.filter(({ type }) => type !== "watch")).toEqual([
      { type: "take_back", table: "t", key: "key1", seen: 2 },
    ]);
    follow.hear({ type: "accepted", table: "t", key: "key1", number: 1 });
    follow.hear(answer(1));
    expect(pending.at(-1)).toEqual([]);
  });

  test("is sent again with the same key when the line comes back", () => {
    online = false;
    follow.move("T5", 3);
    expect(said).toEqual([]);
    online = true;
    follow.watch();
    follow.watch();
    const moves = said.filter((message) => message.type === "move");
    expect(moves.map((move) => move.key)).toEqual(["key1", "key1"]);
  });

  test("names what was shown when it was chosen, also when it is sent again after others have gone on", () => {
    online = false;
    follow.seen = 7;
    follow.move("let", 6);
    online = true;
    follow.watch();
    follow.hear(answer(12, [card]));
    follow.watch();
    expect(said.flatMap((message) => (message.type === "move" ? [message.seen] : []))).toEqual([6, 6]);
  });

  test("says how long it was thought about, if that is known, and the same when it is sent again", () => {
    follow.move("bid 1", 3, 1500);
    follow.watch();
    expect(said.filter(({ type }) => type === "move")).toEqual([
      { type: "move", table: "t", move: "bid 1", key: "key1", seen: 3, thought: 1500 },
      { type: "move", table: "t", move: "bid 1", key: "key1", seen: 3, thought: 1500 },
    ]);
  });

  test("is not sent twice by a second press", () => {
    follow.move("T5", 3);
    follow.move("T5", 3);
    expect(said.length).toBe(1);
  });

  test("that is refused is forgotten and explained", () => {
    const error: Problem = { code: "illegal_move", message: "no" };
    follow.move("T5", 3);
    follow.hear({ type: "refused", table: "t", key: "key1", error });
    expect(refusals).toEqual([["T5", error]]);
    expect(pending.at(-1)).toEqual([]);
    follow.hear({ type: "refused", table: "t", key: "key1", error });
    expect(refusals.length).toBe(1);
  });
});

describe("what is no move", () => {
  const error: Problem = { code: "illegal_move", message: "no" };
  const refuse = (key: string) => follow.hear({ type: "refused", table: "t", key, error });

  test("is explained to the one who asks, and nobody waits for it", () => {
    const told: Problem[] = [];
    follow.askWhy("8: ?", 3, (why) => told.push(why));
    expect(said).toEqual([{ type: "move", table: "t", move: "8: ?", key: "key1", seen: 3 }]);
    refuse("key1");
    expect([told, refusals, pending]).toEqual([[error], [], []]);
  });

  test("is not asked about again when the line is back: by then it may be one", () => {
    online = false;
    follow.askWhy("8: ?", 3, () => {});
    online = true;
    follow.watch();
    expect(said.map(({ type }) => type)).toEqual(["watch"]);
  });

  test("is explained only as long as nothing else was asked about", () => {
    const told: string[] = [];
    follow.askWhy("8: ?", 3, () => told.push("8"));
    follow.askWhy("9: ?", 3, () => told.push("9"));
    refuse("key1");
    refuse("key2");
    expect(told).toEqual(["9"]);
  });
});
