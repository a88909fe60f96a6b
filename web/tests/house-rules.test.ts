import { render } from "svelte/server";
import { expect, test } from "vitest";
import { games } from "../src/games";
import type { Options } from "../src/lib/i18n/gamewords";
import { i18n } from "../src/lib/i18n/i18n.svelte";
import type { Table } from "../src/lib/protocol";
import HouseRules from "../src/table/rules/HouseRules.svelte";

function listed(game: string, options: Options, window = 0, idle: string[] = []): string {
  const table = { game, options, idle, window, seats: [], state: "playing" } as unknown as Table;
  const { words, house } = games.of(game)!;
  return render(HouseRules, { props: { table, words: words(), house } }).body.replace(/<[^>]*>/g, "");
}

const shootout = { stop_when_decided: true, circle: "full", shared_sixth: true, hide_after_miss: true };

test("house rules without an effect at a table are not listed", () => {
  const { options } = games.of("the_match")!.words();
  const titles = (mode: string, idle: string[]) => {
    const text = listed("the_match", { mode, ...shootout }, 0, idle);
    return Object.keys(options).filter((rule) => text.includes(options[rule]!.title));
  };
  expect(titles("cup", [])).toEqual(Object.keys(options));
  expect(titles("league", ["stop_when_decided", "circle", "shared_sixth"])).toEqual([
    "mode",
    "hide_after_miss",
  ]);
});

test("the time to add a card is listed at a Matschig table with such a limit", () => {
  expect(listed("matschig", {}, 10)).toContain("You have 10 seconds to add a card");
  expect(listed("matschig", {}, 0)).not.toContain("seconds");
  expect(listed("the_match", {}, 10)).not.toContain("seconds");
  i18n.use("de");
  expect(listed("matschig", {}, 10)).toContain("Du hast 10 Sekunden, um eine Karte dazuzulegen");
  i18n.use("en");
});
