import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import { games, matters } from "../src/games";
import type { Options } from "../src/lib/gamewords";
import { i18n } from "../src/lib/i18n.svelte";
import type { Table } from "../src/lib/protocol";
import HouseRules from "../src/table/HouseRules.svelte";

// The language stands on the page, of which there is none here.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

/** The house rules of a table as text. */
function listed(game: string, options: Options, window = 0): string {
  const table = { game, options, window, seats: [], state: "playing" } as unknown as Table;
  const { words, house } = games.of(game)!;
  return render(HouseRules, { props: { table, words: words(), house } }).body.replace(/<[^>]*>/g, "");
}

const shootout = { stop_when_decided: true, circle: "full", shared_sixth: true, hide_after_miss: true };

test("a league match does not list what holds in a shoot-out", () => {
  const { options } = games.of("the_match")!.words();
  const titles = (mode: string) => {
    const text = listed("the_match", { mode, ...shootout });
    return Object.keys(options).filter((rule) => text.includes(options[rule]!.title));
  };
  expect(titles("cup")).toEqual(Object.keys(options));
  expect(titles("league")).toEqual(["mode", "hide_after_miss"]);
});

test("a party has no number of rounds", () => {
  expect(listed("matschig", { rounds: 4, party: false })).toContain("Rounds");
  expect(listed("matschig", { rounds: 4, party: true })).not.toContain("Rounds");
});

test("without anything chosen every house rule is offered", () => {
  for (const game of games.own)
    for (const rule of Object.keys(games.of(game)!.words().options))
      expect(matters(game, rule, {})).toBe(true);
});

test("the time to add a card is told where there is one, in the game that asks for cards", () => {
  expect(listed("matschig", {}, 10)).toContain("You have 10 seconds to add a card");
  expect(listed("matschig", {}, 0)).not.toContain("seconds");
  expect(listed("the_match", {}, 10)).not.toContain("seconds");
  i18n.use("de");
  expect(listed("matschig", {}, 10)).toContain("Zum Dazulegen sind 10 Sekunden Zeit");
  i18n.use("en");
});
