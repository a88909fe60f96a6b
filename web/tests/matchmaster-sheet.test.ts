import { render } from "svelte/server";
import { expect, test } from "vitest";
import ScoreTable from "../src/games/matchmaster/ScoreTable.svelte";

function sheet(players: number): string {
  const all = (value: number) => Array.from({ length: players }, () => value);
  const round = { size: 7, bids: all(2), tricks: all(2), scores: all(12) };
  const seats = Array.from({ length: players }, (_, seat) => ({ seat }));
  const scene = {
    me: 0,
    play: { table: { seats } },
    table: { sheet: [round], scores: all(12) },
    name: () => "Bea",
    shortName: () => "Bea",
    moving: (ms: number) => ms,
  };
  return render(ScoreTable, { props: { scene } as never }).body;
}

test("the totals are shown at once, because a counting sum looks wrong beside the points", () => {
  const totals = [...sheet(3).matchAll(/class="total[^>]*>([^<]*)</g)].map(([, text]) => text!.trim());
  expect(totals).toEqual(["12", "12", "12"]);
});

test("the column of the rounds has words, and signs only beside many players", () => {
  const withoutUnseen = (html: string) => html.replace(/<span class="unseen[^"]*">[^<]*<\/span>/g, "");
  expect(withoutUnseen(sheet(4))).toMatch(/Cards[^]*Total/);
  expect(sheet(4)).not.toContain("Σ");
  expect(withoutUnseen(sheet(5))).not.toContain("Total");
  expect(sheet(5)).toContain("Σ");
});
