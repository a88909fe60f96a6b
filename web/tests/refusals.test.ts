import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table as MatchmasterTable } from "../src/games/matchmaster/contract";
import { barred } from "../src/games/matchmaster/names";
import { Answering } from "../src/games/matschig/answering.svelte";
import type { Table as MatschigTable } from "../src/games/matschig/contract";
import { Defending } from "../src/games/matschig/defending.svelte";
import { fieldsFor as matschigFields } from "../src/games/matschig/names";
import type { MatschigScene } from "../src/games/matschig/scene.svelte";
import { Throwing } from "../src/games/matschig/throwing.svelte";
import { fieldsFor as matchFields } from "../src/games/the_match/names";
import { TheMatchNarrator } from "../src/games/the_match/narrator";
import { TheMatchScene } from "../src/games/the_match/scene.svelte";
import { chipsOf } from "../src/games/tycoon/chips";
import type { Table as TycoonTable } from "../src/games/tycoon/contract";
import { fieldsFor as tycoonFields } from "../src/games/tycoon/names";
import { Offers } from "../src/games/tycoon/offers";
import { i18n } from "../src/lib/i18n/i18n.svelte";
import type { Play } from "../src/lib/play/play.svelte";
import type { Fields } from "../src/table/texts/fields";
import { held } from "../src/table/cards/held";
import games from "./refusals.json";

// The imported modules use parts of a page.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
});

/** The tables of refusals.json, and why some moves are illegal there. A test in Python checks that the games agree. */
type Refused = { refusal: { code: string }; en: string; de: string };
type Position = { table: unknown; moves: string[]; refused: Record<string, Refused> };
const POSITIONS: Record<keyof typeof games, Position> = games;
type Name = keyof typeof games;

const NAMES = ["Ada", "Ben", "Cara"];
const company = { name: (seat: number) => NAMES[seat] ?? "", you: null };
const asked: string[] = [];
const askWhy = (text: string) => asked.push(text);
const refuse = vi.fn();

beforeEach(() => {
  asked.length = 0;
  refuse.mockClear();
});
afterEach(() => i18n.use("en"));

/** Expect questions about all refused moves of a table, and the same reasons as from the library. */
function expectAnswers(name: Name, texts: string[], fields: Fields): void {
  const { refused } = POSITIONS[name];
  expect(new Set(texts)).toEqual(new Set(Object.keys(refused)));
  for (const { refusal, ...sentences } of Object.values(refused))
    for (const language of ["en", "de"] as const) {
      i18n.use(language);
      expect(fields.refusal(refusal)).toBe(sentences[language]);
    }
}

test.each<[Name, [cards: string, number: string, wanted: number | null][]]>([
  [
    "tycoon: two 5 lie",
    [
      ["4", "5", null],
      ["", "4", null],
      ["0", "9", null],
      ["4", "9", null],
      ["4 6", "9", null],
      ["", "A", null],
    ],
  ],
  ["tycoon: four 8 lie", [["", "9", null]]],
  [
    "tycoon: leading",
    [
      ["C", "8", null],
      ["", "A", null],
      ["", "3", 3],
    ],
  ],
])("for an impossible number, the server is asked with the selected cards; %s", (name, closed) => {
  const { table, moves } = POSITIONS[name];
  const { numbers, play } = table as TycoonTable;
  const offers = new Offers(moves);
  const texts = closed.map(([cards, number, wanted]) => {
    const selection = cards.split(" ").filter(Boolean);
    const chips = chipsOf({ numbers, play, offers, selection, proposed: false, wanted });
    const chip = chips.find((one) => one.number === number)!;
    expect(chip.state).toBe("closed");
    return chip.text;
  });
  expectAnswers(name, texts, tycoonFields(company));
});

test("the reason why a card cannot be played is known without the server", () => {
  const { table, refused } = POSITIONS["matchmaster: following"];
  const position = table as MatchmasterTable;
  for (const language of ["en", "de"] as const) {
    i18n.use(language);
    expect(barred({ table: position, asked: position, pending: null, myTurn: true })).toBe(
      refused.B2?.[language],
    );
  }
});

function muddy(name: Name): { scene: MatschigScene; one: (id: string) => ReturnType<typeof held>[number] } {
  const { table, moves } = POSITIONS[name];
  const position = table as MatschigTable;
  const scene = {
    asked: position,
    moves,
    myTurn: true,
    pending: null,
    askWhy,
    refuse,
    play: { table: { id: "t" } },
  };
  const hand = held(position.hand ?? []);
  return { scene: scene as unknown as MatschigScene, one: (id) => hand.find((one) => one.id === id)! };
}

test("the server is asked about cards that are not mud", () => {
  const { scene, one } = muddy("matschig: throwing");
  const throwing = new Throwing(scene);
  throwing.toggle(one("Sun.0"));
  throwing.toggle(one("U1.0"));
  expectAnswers("matschig: throwing", asked, matschigFields(company));
});

test("the server is asked about a card that the player does not have", () => {
  const answering = new Answering(muddy("matschig: asked for a card").scene);
  answering.aim(1);
  answering.confirm();
  expectAnswers("matschig: asked for a card", asked, matschigFields(company));
});

test("the server is asked about cards that block no mud", () => {
  const { scene, one } = muddy("matschig: defending");
  const defending = new Defending(scene);
  defending.toggle(one("W2.0"));
  defending.press(0);
  defending.drop(one("U1.0"), 0);
  defending.confirm();
  defending.toggle(one("13.0"));
  defending.confirm();
  defending.press(0);
  defending.press(1);
  defending.confirm();
  expectAnswers("matschig: defending", asked, matschigFields(company));
});

test("without umbrellas, the page itself explains that mud cannot be covered", () => {
  const { scene, one } = muddy("matschig: without umbrellas");
  const defending = new Defending(scene);
  defending.toggle(one("S2.0"));
  defending.press(1);
  expect(refuse.mock.calls).toEqual([["You have no umbrella"]]);
  expectAnswers("matschig: without umbrellas", asked, matschigFields(company));
});

test.each<[Name, number, string]>([
  [
    "the_match: A attacks",
    0,
    "Column 4 cannot be reached from column 1. Go straight ahead or one column to the side.",
  ],
  [
    "the_match: B attacks",
    1,
    "Column 1 cannot be reached from column 4. Go straight ahead or one column to the side.",
  ],
])(
  "the server is asked about a column out of reach, which is counted from the player's left; %s",
  (name, me, said) => {
    const { moves, refused } = POSITIONS[name];
    TheMatchScene.prototype.choose.call({ myTurn: true, moves, askWhy } as unknown as TheMatchScene, 4);
    expectAnswers(name, asked, matchFields(company));
    i18n.use("en");
    const narrator = new TheMatchNarrator(
      { table: { yours: [me] } } as unknown as Play,
      matchFields(company),
    );
    expect(narrator.refusal({ code: "illegal_move", message: "", refusal: refused["4"]!.refusal })).toBe(
      said,
    );
  },
);
