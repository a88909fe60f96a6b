import { beforeEach, describe, expect, test, vi } from "vitest";
import { habits } from "../src/lib/new_table/levels";
import { span, offered, Wish } from "../src/lib/new_table/wish.svelte";
import type { Game } from "../src/lib/protocol";

const tricks: Game = {
  key: "tricks",
  title: "Tricks",
  players: [2, 3, 4, 5, 6, 7],
  options: [
    { key: "rounds", values: ["full", "short"], default: "full", idle_when: { mode: "party" } },
    { key: "mode", values: ["rounds", "party"], default: "rounds", idle_when: {} },
    { key: "last", values: [false, true], default: false, idle_when: { mode: "rounds" } },
  ],
  one_screen: false,
  lessons: [],
  first_game: null,
};
const duel: Game = {
  key: "duel",
  title: "Duel",
  players: [2],
  options: [],
  one_screen: true,
  lessons: [],
  first_game: null,
};
const crowd: Game = {
  key: "crowd",
  title: "Crowd",
  players: [5, 6],
  options: [],
  one_screen: false,
  lessons: [],
  first_game: null,
};

let wish: Wish;
/** The storage of a browser in which all games have been finished. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map([tricks, duel, crowd].map(({ key }) => [`matchwood.played.${key}`, "yes"]));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  wish = new Wish([tricks, duel, crowd]);
});

function easy(of = wish) {
  const { level, hints } = of.table("Ada", "");
  return [level, hints];
}

describe("the settings of the next table", () => {
  test("after a lesson, a newcomer gets the first game that the server proposes", () => {
    const taught = { ...tricks, first_game: { players: 3, options: { rounds: "short" } } };
    const after = () => {
      const wish = new Wish([taught]);
      wish.seat(6);
      wish.rule("rounds", "full");
      wish.learn();
      const { players, bots, options } = wish.table("Ada", "");
      return [players, bots, options];
    };
    expect(after()).toEqual([6, 5, { rounds: "full" }]);
    expect(new Wish([taught]).shortened).toBe(false);
    kept.delete("matchwood.played.tricks");
    expect(after()).toEqual([3, 2, { rounds: "short" }]);
    expect([new Wish([taught]).shortened, new Wish([tricks]).shortened]).toEqual([true, false]);
    expect(
      new Wish([taught]).table("Ada", "").players,
      "the front page keeps the chosen number of players",
    ).toBe(6);
  });

  test("the default is the first game with four players, with bots on all other seats", () => {
    expect([wish.game, wish.players, wish.bots, wish.open]).toEqual([tricks, 4, 3, 0]);
  });

  test("with more players, bots stay on all seats; with fewer players, friends keep their seats if possible", () => {
    wish.seat(6);
    expect(wish.bots).toBe(5);
    wish.invite(3);
    wish.seat(7);
    expect([wish.bots, wish.open]).toEqual([3, 3]);
    wish.seat(3);
    expect([wish.bots, wish.open]).toEqual([2, 0]);
  });

  test("the number of players fits the chosen game, and returns with the earlier game", () => {
    const seen = ["duel", "crowd", "tricks"].map((key) => {
      wish.choose(key);
      return [wish.players, wish.bots];
    });
    expect(seen).toEqual([
      [2, 1],
      [5, 4],
      [4, 3],
    ]);
  });

  test("the table has only house rules of its game", () => {
    wish.rule("rounds", "short");
    expect(wish.table("Ada", "Ben")).toEqual({
      game: "tricks",
      hints: false,
      clock: "none",
      watching: "link",
      players: 4,
      options: { rounds: "short" },
      beside: [],
      bots: 3,
      level: "club",
      window: 0,
      pace: "calm",
      name: "Ada",
    });
    wish.choose("duel");
    expect(wish.table("Ada", "Ben").options).toEqual({});
    wish.choose("tricks");
    expect(wish.options).toEqual({ rounds: "short" });
  });

  test("only house rules with an effect are offered", () => {
    const offered = () => wish.rulesThatMatter.map(({ key }) => key);
    expect(offered()).toEqual(["rounds", "mode"]);
    wish.rule("mode", "party");
    expect(offered()).toEqual(["mode", "last"]);
    wish.choose("duel");
    expect(offered()).toEqual([]);
  });

  test("a house rule can be reset to the server's default", () => {
    wish.rule("rounds", "short");
    wish.rule("rounds", null);
    expect(wish.table("Ada", "Ben").options).toEqual({});
  });

  test("a friend can share the screen only in a game without hidden cards", () => {
    wish.invite(0);
    expect(wish.company).toBeNull();
    wish.choose("duel");
    const seated = (["bot", "link", "beside"] as const).map((company) => {
      wish.keepCompany(company);
      const { beside, bots } = wish.table("Ada", "Ben");
      return [wish.company, beside, bots, wish.open];
    });
    expect(seated).toEqual([
      ["bot", [], 1, 0],
      ["link", [], 0, 1],
      ["beside", ["Ben"], 0, 0],
    ]);
    wish.choose("tricks");
    expect(wish.table("Ada", "Ben").beside).toEqual([]);
  });

  test("people may take over from bots if friends are invited, unless the host decides otherwise", () => {
    const wished = () => [wish.takeable, wish.takeover, wish.table("Ada", "").takeover];
    expect(wished()).toEqual([true, false, undefined]);
    wish.letTakeOver(true);
    expect(wished()).toEqual([true, true, true]);
    expect(wish.showable).toBe(true);
    wish.invite(1);
    expect(wished()).toEqual([true, true, undefined]);
    wish.letTakeOver(false);
    expect(wished()).toEqual([true, false, false]);
    wish.watching = "nobody";
    expect(wished()).toEqual([false, false, undefined]);
  });

  test("the first choice is the last chosen game, if it still exists", () => {
    wish.choose("duel");
    expect(new Wish([tricks, duel]).game).toBe(duel);
    expect(new Wish([crowd, tricks]).game).toBe(crowd);
  });

  test("each bot has a level only among bots alone, and only if the player chooses so", () => {
    wish.meetOne(1, "champion");
    expect(wish.table("Ada", "").levels).toBeUndefined();
    wish.each = true;
    expect(wish.table("Ada", "").levels).toEqual(["club", "champion", "club"]);
    wish.invite(2);
    expect(wish.table("Ada", "").levels).toBeUndefined();
  });

  test("card sharing can be allowed only with friends and with spectators", () => {
    wish.showing = true;
    expect([wish.showable, wish.table("Ada", "").showing]).toEqual([false, undefined]);
    wish.invite(1);
    expect([wish.showable, wish.table("Ada", "").showing]).toEqual([true, true]);
    wish.watching = "nobody";
    expect([wish.showable, wish.table("Ada", "").showing]).toEqual([false, undefined]);
  });

  test("a game that was never finished is easy, unless the player chooses otherwise", () => {
    kept.delete("matchwood.played.tricks");
    expect(easy()).toEqual(["beginner", true]);
    wish.choose("duel");
    expect(easy()).toEqual(["club", false]);
    wish.choose("tricks");
    wish.hints = false;
    wish.meet("expert");
    expect(easy()).toEqual(["expert", false]);
  });

  test("the game stays as easy after the first finished game", () => {
    kept.clear();
    habits.finish("tricks");
    expect(easy(new Wish([tricks]))).toEqual(["beginner", true]);
  });

  test("level and hints are kept for each game", () => {
    wish.meet("champion");
    wish.hints = true;
    habits.finish("tricks");
    const later = new Wish([tricks, duel]);
    expect(easy(later)).toEqual(["champion", true]);
    later.choose("duel");
    expect(easy(later)).toEqual(["club", false]);
  });

  test("the level of an older version is used for games without a choice", () => {
    kept.set("matchwood.level", "expert");
    expect(new Wish([tricks]).level).toBe("expert");
    wish.meet("casual");
    expect(new Wish([tricks]).level).toBe("casual");
  });

  test("the choices are kept for the next visit", () => {
    wish.seat(6);
    wish.invite(3);
    wish.pace = "instant";
    wish.clock = "brisk";
    wish.watching = "everybody";
    wish.showing = true;
    wish.letTakeOver(false);
    wish.window = 10;
    wish.rule("rounds", "short");
    const chosen = wish.table("Ada", "");
    expect(new Wish([tricks]).table("Ada", "")).toEqual(chosen);
    wish.invite(5);
    wish.each = true;
    wish.meetOne(1, "expert");
    expect(new Wish([tricks]).table("Ada", "").levels).toEqual(["club", "expert", "club", "club", "club"]);
  });

  test("an invitation or a game against bots alone for one table is not kept", () => {
    wish.leaveOpen();
    expect(wish.open).toBe(3);
    expect(new Wish([tricks]).open).toBe(0);
    wish.invite(1);
    wish.keepToBots();
    expect(wish.bots).toBe(3);
    expect(new Wish([tricks]).bots).toBe(1);
  });

  test.each(["null", "7", "{", '{"pace":"never","players":"many","bots":"all"}'])(
    "invalid stored choices are replaced by defaults: %s",
    (chosen) => {
      kept.set("matchwood.chosen", chosen);
      kept.set(
        "matchwood.chosen.tricks",
        '{"rules":{"rounds":"long","gone":1},"levels":{"0":"god"},"each":true}',
      );
      const { pace, players, bots, options, levels } = new Wish([tricks]).table("Ada", "");
      expect({ pace, players, bots, options }).toEqual({ pace: "calm", players: 4, bots: 3, options: {} });
      expect(levels).toEqual(["club", "club", "club"]);
    },
  );

  test("a first game with other people has no hints", () => {
    kept.clear();
    expect(wish.hints).toBe(true);
    wish.invite(2);
    expect([wish.level, wish.hints]).toEqual(["beginner", false]);
    wish.choose("duel");
    wish.keepCompany("beside");
    expect(wish.hints).toBe(false);
  });
});

test("the page's own games come first in its order, then the others in the server's order", () => {
  const far: Game = { ...duel, key: "far" };
  expect(offered([far, duel, crowd, tricks], ["tricks", "other", "duel"])).toEqual([
    tricks,
    duel,
    far,
    crowd,
  ]);
});

test.each([
  [[2, 3, 4], "2–4"],
  [[2], "2"],
  [[2, 4], "2, 4"],
])("the numbers %j are shortened to %s", (numbers, written) => {
  expect(span(numbers)).toBe(written);
});
