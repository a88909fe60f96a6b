import { beforeEach, describe, expect, test, vi } from "vitest";
import { said as matchmaster } from "../src/games/matchmaster/words";
import { said as matschig } from "../src/games/matschig/words";
import { said as theMatch } from "../src/games/the_match/words";
import { said as tycoon } from "../src/games/tycoon/words";
import type { GameSaid, GameWords, Options, RulesWords, Setting } from "../src/lib/i18n/gamewords";
import { i18n } from "../src/lib/i18n/i18n.svelte";
import { common } from "../src/lib/i18n/words";

// The imported modules read the language of a page.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

type GameTexts = GameWords & { rules: (setting: Setting) => RulesWords };

function inLanguage(said: GameSaid, language: string): GameTexts {
  i18n.use(language);
  const rules = (setting: Setting) => {
    i18n.use(language);
    return said.rules(setting);
  };
  return { ...said.words, rules };
}

/**
 * House rules that change no sentence of the rules. The page explains their effect when a host creates a table, and at the
 * table.
 */
const UNTOLD = ["direction", "rounds of Matschig"];

function valuesOf(words: GameTexts): [key: string, values: unknown[]][] {
  return Object.entries(words.options).map(([key, { values }]) => [
    key,
    Object.keys(values).map((value) =>
      /^(true|false|null|\d+)$/.test(value) ? (JSON.parse(value) as unknown) : value,
    ),
  ]);
}

function text(words: GameTexts, options: Options, players: number): string {
  const { aim, parts } = words.rules({ options, players });
  return [aim, ...parts.map(({ body }) => body)].join("\n");
}

/** Return the keys in an entry such as "0 – 9, P". */
function keysIn(listed: string): string[] {
  return listed.split(", ").flatMap((part) => {
    const [first = 0, last] = part.split(" – ").map((key) => key.charCodeAt(0));
    if (last === undefined) return [part];
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCharCode(first + step));
  });
}

describe.each<[string, GameTexts, number]>([
  ["MatchMaster in English", inLanguage(matchmaster, "en"), 4],
  ["MatchMaster in German", inLanguage(matchmaster, "de"), 4],
  ["Matchstick Tycoon in English", inLanguage(tycoon, "en"), 5],
  ["Matchstick Tycoon in German", inLanguage(tycoon, "de"), 5],
  ["The Match! in English", inLanguage(theMatch, "en"), 2],
  ["The Match! in German", inLanguage(theMatch, "de"), 2],
  ["Matschig in English", inLanguage(matschig, "en"), 4],
  ["Matschig in German", inLanguage(matschig, "de"), 4],
])("the rules on the page of %s", (game, words, players) => {
  beforeEach(() => i18n.use(game.endsWith("German") ? "de" : "en"));

  const usual = Object.fromEntries(valuesOf(words).map(([key, values]) => [key, values[0]]));

  test.each(valuesOf(words))("the rules change with the house rule %s", (key, values) => {
    const all = values.map((value) => text(words, { ...usual, [key]: value }, players));
    const untold = UNTOLD.includes(key) || UNTOLD.includes(`${key} of ${game.split(" in ")[0]}`);
    expect(new Set(all).size).toBe(untold ? 1 : values.length);
    for (const one of all) expect(one).not.toMatch(/undefined|null|NaN|\$|\{|rules-/);
  });

  test.each(valuesOf(words))(
    "the list of keys contains each key once for each value of the house rule %s",
    (key, values) => {
      for (const value of values) {
        const options = { ...usual, [key]: value };
        const own = words.rules({ options, players }).keys;
        const keys = [...own, ...common.keys()].flatMap(({ key }) => keysIn(key));
        expect(keys).toEqual([...new Set(keys)]);
      }
    },
  );
});

test.each([
  [2, "none", "15 of the 56 cards and one match. The other 26 cards are not used."],
  [3, "none", "15 of the 56 cards and one match. The other 11 cards are not used."],
  [4, "none", "All 56 cards are dealt: 14 to each player."],
  [5, "none", "All 56 cards are dealt: 11 to each player and one more to the leader."],
  [6, "none", "All 56 cards are dealt: 9 to each player and one more to the leader and to the next player."],
  [7, "GH", "All 60 cards are dealt: 8 to each player and one more to the leader and to the next 3 players."],
  [4, "GH", "All 60 cards are dealt: 15 to each player."],
  [8, "all", "All 72 cards are dealt: 9 to each player."],
])(
  "the rules of Tycoon for %i players with the extra cards %s give the number of dealt cards",
  (players, expansion, words) => {
    const english = inLanguage(tycoon, "en");
    expect(text(english, { expansion, equal_deal: false, revolution_at: 5 }, players)).toContain(words);
  },
);

test.each([
  [3, "1 – 3"],
  [4, "1 – 3"],
  [6, "1 – 5"],
])("the keys of Matschig for %i players select the other players and three mud cards", (players, keys) => {
  for (const words of [inLanguage(matschig, "de"), inLanguage(matschig, "en")]) {
    const options = Object.fromEntries(valuesOf(words).map(([key, values]) => [key, values[0]]));
    expect(words.rules({ options, players }).keys.map(({ key }) => key)).toContain(keys);
  }
});

test.each([
  ["MatchMaster", matchmaster],
  ["Matchstick Tycoon", tycoon],
  ["The Match!", theMatch],
  ["Matschig", matschig],
])("at a table of bots, the rules of %s mention that each move can be undone", (_, said) => {
  const words = inLanguage(said, "en");
  const options = Object.fromEntries(valuesOf(words).map(([key, values]) => [key, values[0]]));
  const bodies = (kinds: string[]) => {
    const seats = kinds.map((kind, seat) => ({ kind, seat })) as Setting["seats"];
    return words.rules({ options, players: kinds.length, seats, yours: [0] }).parts.map(({ body }) => body);
  };
  const free = common.say("rules-free");
  expect(bodies(["person", "bot", "bot"])).toContain(free);
  expect(bodies(["person", "bot", "person"])).not.toContain(free);
});
