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
  test("each step is reported once and in order", () => {
    follow.seen = 3;
    follow.watch();
    expect(said).toEqual([{ type: "watch", table: "t", seen: 3 }]);
    follow.hear(answer(4, [card]));
    for (const number of [5, 5, 4, 6]) follow.hear(news(number));
    expect(numbers()).toEqual([4, 5, 6]);
  });

  test("if an event is missing, the page asks again and reports no step until the answer comes", () => {
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

  test("the answer with all happenings is not reported as news, even during a request for the current table", () => {
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
    follow.watch(true); // a new connection: the server does not know the earlier requests
    follow.hear(answer(4, [card]));
    expect([numbers(), heard]).toEqual([[2, 3, 4], [3]]);
    follow.hear(answer(4, [card, card]));
    expect(heard, "the second request for all happenings").toEqual([3, 2]);
  });

  test("a table that the server sends unasked does not count as an answer", () => {
    const heard: number[] = [];
    follow.seen = 2;
    follow.retell((happenings) => heard.push(happenings.length));
    follow.hear({ ...answer(3, [card]), asked: false });
    expect([numbers(), heard]).toEqual([[3], []]);
    follow.hear(answer(3, [card, card, card]));
    expect([numbers(), heard]).toEqual([[3], [3]]);
  });

  test("a gap before an unasked table causes a request, unless one is already pending", () => {
    follow.seen = 2;
    follow.hear({ ...answer(4, [card]), asked: false });
    expect(said).toEqual([{ type: "watch", table: "t", seen: 2 }]);
    follow.hear({ ...answer(5, [card]), asked: false });
    expect(numbers()).toEqual([]);
    follow.hear(answer(5, [card, card, card]));
    expect(numbers()).toEqual([5]);
  });

  test("a request for all happenings is sent once there is a connection", () => {
    const heard: number[] = [];
    online = false;
    follow.retell((happenings) => heard.push(happenings.length));
    follow.watch(); // the connection was lost again before the page could send
    expect(heard).toEqual([]);
    online = true;
    follow.watch(true);
    follow.hear(answer(1));
    follow.hear(answer(1, [card]));
    expect(heard).toEqual([1]);
  });

  test("a late answer with an older table is ignored", () => {
    follow.seen = 9;
    follow.hear(answer(7));
    expect(steps).toEqual([]);
  });

  test("a second request during the first one causes no duplicate steps", () => {
    follow.seen = 2;
    follow.watch();
    follow.watch();
    said.forEach(() => follow.hear(answer(4, [card, card])));
    expect(steps.map(({ number, happenings }) => [number, happenings.length])).toEqual([[4, 2]]);
  });

  test("answers are matched to requests if an event is missing during the request for all happenings", () => {
    const heard: number[] = [];
    follow.seen = 1;
    follow.retell((happenings) => heard.push(happenings.length));
    follow.hear(news(3));
    expect(said.map((message) => "seen" in message && message.seen)).toEqual([0, 1]);
    follow.hear(answer(3, [card, card, card]));
    follow.hear(answer(3, [card, card]));
    expect([steps.map(({ happenings }) => happenings.length), heard]).toEqual([[2], [3]]);
  });

  test("a step that arrived before the answer is not reported again", () => {
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

  test("messages about other tables are ignored", () => {
    follow.hear(news(1, "other"));
    follow.hear({ type: "seats", table: "other", seats: [], watchers: 0 });
    expect([steps, seats]).toEqual([[], []]);
  });

  test("arrivals and departures are reported but do not count as events", () => {
    follow.seen = 5;
    follow.hear({ type: "seats", table: "t", seats: [], watchers: 0 });
    expect([seats.length, follow.seen]).toEqual([1, 5]);
  });
});

describe("a move that is sent to the server", () => {
  test("a move is pending until its acknowledgement and its event have arrived, in any order", () => {
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

  test("an accepted move is not sent again, and is settled by any message that contains its event", () => {
    follow.move("T5", 3);
    follow.hear({ type: "accepted", table: "t", key: "key1", number: 4 });
    follow.watch();
    expect(said.filter(({ type }) => type === "move").length).toBe(1);
    follow.seen = 4;
    expect(pending.at(-1)).toEqual([]);
  });

  test("an undo has a new key and is repeated like a move", () => {
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

  test("a move is repeated with the same key after a reconnection", () => {
    online = false;
    follow.move("T5", 3);
    expect(said).toEqual([]);
    online = true;
    follow.watch();
    follow.watch();
    const moves = said.filter((message) => message.type === "move");
    expect(moves.map((move) => move.key)).toEqual(["key1", "key1"]);
  });

  test("a repeated move names the event that was shown when the player chose it", () => {
    online = false;
    follow.seen = 7;
    follow.move("let", 6);
    online = true;
    follow.watch();
    follow.hear(answer(12, [card]));
    follow.watch();
    expect(said.flatMap((message) => (message.type === "move" ? [message.seen] : []))).toEqual([6, 6]);
  });

  test("a repeated move has the same thinking time", () => {
    follow.move("bid 1", 3, 1500);
    follow.watch();
    expect(said.filter(({ type }) => type === "move")).toEqual([
      { type: "move", table: "t", move: "bid 1", key: "key1", seen: 3, thought: 1500 },
      { type: "move", table: "t", move: "bid 1", key: "key1", seen: 3, thought: 1500 },
    ]);
  });

  test("a second press does not send a pending move again", () => {
    follow.move("T5", 3);
    follow.move("T5", 3);
    expect(said.length).toBe(1);
  });

  test("a refused move is no longer pending, and its reason is reported", () => {
    const error: Problem = { code: "illegal_move", message: "no" };
    follow.move("T5", 3);
    follow.hear({ type: "refused", table: "t", key: "key1", error });
    expect(refusals).toEqual([["T5", error]]);
    expect(pending.at(-1)).toEqual([]);
    follow.hear({ type: "refused", table: "t", key: "key1", error });
    expect(refusals.length).toBe(1);
  });
});

describe("an illegal move", () => {
  const error: Problem = { code: "illegal_move", message: "no" };
  const refuse = (key: string) => follow.hear({ type: "refused", table: "t", key, error });

  test("the reason for an illegal move is given to the caller, and the move is not pending", () => {
    const reasons: Problem[] = [];
    follow.askWhy("8: ?", 3, (why) => reasons.push(why));
    expect(said).toEqual([{ type: "move", table: "t", move: "8: ?", key: "key1", seen: 3 }]);
    refuse("key1");
    expect([reasons, refusals, pending]).toEqual([[error], [], []]);
  });

  test("the question about an illegal move is not repeated after a reconnection, because the move may be legal then", () => {
    online = false;
    follow.askWhy("8: ?", 3, () => {});
    online = true;
    follow.watch();
    expect(said.map(({ type }) => type)).toEqual(["watch"]);
  });

  test("only the latest question about an illegal move is answered", () => {
    const reasons: string[] = [];
    follow.askWhy("8: ?", 3, () => reasons.push("8"));
    follow.askWhy("9: ?", 3, () => reasons.push("9"));
    refuse("key1");
    refuse("key2");
    expect(reasons).toEqual(["9"]);
  });
});
