import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { rulebookOf } from "../rulebook";
import { games } from "../src/games";
import type { Drawing } from "../src/rulebook/drawing";

/** Matches names of cards that are not marked as code. The cards of Tycoon look like numbers. */
const CARD: Record<string, RegExp> = {
  matchmaster: /\b[TLBS]([1-9]|1[0-3])\b/,
  the_match: /\b[YBRG]([1-9]|1[01])\b/,
  matschig: /\b[WSU][1-7]\b/,
};

const htmlOf = (game: string, folder: string) => {
  const page = fileURLToPath(new URL(`../../docs/${folder}/${game}.md`, import.meta.url));
  return rulebookOf(readFileSync(page, "utf8"), page).html;
};
const drawnIn = ({ cards }: Drawing, html: string) =>
  [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, code = ""]) => code).filter(cards);

describe.each(games.own)("the example cards in the rules of %s", async (game) => {
  const drawing = await games.of(game)!.drawing!();
  const [english, german] = [htmlOf(game, "rules"), htmlOf(game, "de/rules")];

  test("the English and the German rules show the same cards", () => {
    expect(drawnIn(drawing, english).length).toBeGreaterThan(15);
    expect(drawnIn(drawing, german).toSorted()).toEqual(drawnIn(drawing, english).toSorted());
  });

  test.each([english, german])("each card in an example has a name that the page can draw", (html) => {
    const examples = html.slice(html.search(/<h2 id="(examples|beispiele)">/));
    const text = examples.replace(/<code>.*?<\/code>|<td>[SV]\d+<\/td>/g, "");
    expect(examples).not.toBe(html);
    expect(CARD[game]?.exec(text)).toBeFalsy();
  });
});

test.each([
  ["matchmaster", "L5 T13", ["L5", "T13"]],
  ["matchmaster", "T14", null],
  ["matchmaster", "L5 or T13", null],
  ["the_match", "Y11", ["Y11"]],
  ["the_match", "circle: full", null],
  ["matschig", "W7 Duck 13", ["W7", "Duck", "13"]],
  ["matschig", "throw W2 S4", null],
  ["matschig", "W6", null],
  ["tycoon", "{4 _}", ["{4}", "{_}"]],
  ["tycoon", "9: 3 4", ["9:3", "9:4"]],
  ["tycoon", "5", null],
  ["tycoon", "F: 2", null],
])("in %s the code %s is about the cards %j", async (game, code, cards) => {
  expect((await games.of(game)!.drawing!()).cards(code)).toEqual(cards);
});

test("a drawn card has a text for screen readers", async () => {
  const { spoken } = await games.of("tycoon")!.drawing!();
  expect(["{4}", "{_}", "9:4", "E:3"].map(spoken)).toEqual([
    "4",
    "blank",
    "9 (4, 2 matches)",
    "E (3, no match)",
  ]);
});
