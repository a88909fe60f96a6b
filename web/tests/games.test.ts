import { afterEach, expect, test, vi } from "vitest";
import { Games, games } from "../src/games";
import { CallFailed } from "../src/lib/net/api";
import type { GameOnPage } from "../src/table/game";

afterEach(() => vi.restoreAllMocks());

const details = {
  key: "sticks",
  schema: { properties: { table: {}, happening: {} } },
  words: { en: "title = Sticks" },
};

function answered(status: number, body: object) {
  return vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

test("each game folder is found, and the games are in the order of the catalogue", () => {
  expect(games.own).toEqual(["matchmaster", "tycoon", "the_match", "matschig"]);
});

test("games are sorted by `place`, and those without one come last", () => {
  const [first, second, third] = [{ place: 1 }, { place: 2 }, {}] as unknown as GameOnPage[];
  const { own } = new Games({ "./c/index.ts": third!, "./b/index.ts": second!, "./a/index.ts": first! });
  expect(own).toEqual(["a", "b", "c"]);
});

test("the details of a game without a folder are requested from the server once", async () => {
  const fetched = answered(200, details);
  const games = new Games({});
  await Promise.all([games.learn(["sticks", "sticks"]), games.learn(["sticks"])]);
  await games.learn(["sticks"]);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/games/sticks"]);
  expect(games.of("sticks")?.words().title).toBe("Sticks");
  expect(games.own).toEqual([]);
});

test("a game that the server does not know stays unknown and causes no error", async () => {
  answered(404, { error: { code: "unknown_game", message: "" } });
  const games = new Games({});
  await games.learn(["gone"]);
  expect(games.of("gone")).toBeUndefined();
});

test("a failed request for a game is repeated at the next use", async () => {
  answered(500, {});
  const games = new Games({});
  await expect(games.learn(["sticks"])).rejects.toThrow(CallFailed);
  answered(200, details);
  await games.learn(["sticks"]);
  expect(games.of("sticks")).toBeDefined();
});
