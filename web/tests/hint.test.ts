import { afterEach, expect, test } from "vitest";
import { spokenMove as matchmaster } from "../src/games/matchmaster/names";
import {
  adviserFor as matchmasterAdviserFor,
  retold as matchmasterRetold,
} from "../src/games/matchmaster/retold";
import { exampleOf } from "../src/games/matchmaster/sheet";
import { adviserWith, spokenMove as matschig, retold as matschigRetold } from "../src/games/matschig/retold";
import { adviserFor, spokenMove as theMatch, retold as theMatchRetold } from "../src/games/the_match/retold";
import { spokenMove as tycoon } from "../src/games/tycoon/names";
import { adviserAt, retold as tycoonRetold } from "../src/games/tycoon/retold";
import { i18n } from "../src/lib/i18n/i18n.svelte";
import type { Past } from "../src/replay/past.svelte";
import { spotOf } from "../src/replay/spot";
import type { Retold } from "../src/table/game";

const matchmasterAdviser = matchmasterAdviserFor({ phase: "bidding", bids: [], tricks: [], hand: null }, 0);
const tycoonAdviser = adviserAt({ cards: [1, 1, 1, 1], sticks: [0, 0, 0, 0] }, 0);
const name = (seat: number) => ["Ada", "Ben", "Cara", "Dario"][seat] ?? "?";
const spoken: [(move: string) => string, string, string, string][] = [
  [matchmaster, "bid 0", "bid no tricks", "keinen Stich ansagen"],
  [matchmaster, "bid 2", "bid 2 tricks", "2 Stiche ansagen"],
  [matchmaster, "T13", "play Trump 13", "Trumpf 13 spielen"],
  [tycoon, "8: 0 0 8", "play 3\u00a0×\u00a08 (from 0, 0, 8)", "3\u00a0×\u00a08 spielen (aus 0, 0, 8)"],
  [tycoon, "pass", "pass", "passen"],
  [tycoon, "return", "give a match back", "ein Streichholz abgeben"],
  [(move) => theMatch(move, "attack", 0), "2", "choose column 2 from the left", "Spalte 2 von links wählen"],
  [(move) => theMatch(move, "attack", 1), "2", "choose column 3 from the left", "Spalte 3 von links wählen"],
  [(move) => theMatch(move, "shot", 0), "5", "choose card 5 from the left", "Karte 5 von links wählen"],
  [(move) => theMatch(move, "shot", 1), "5", "choose card 5 from the left", "Karte 5 von links wählen"],
  [
    (move) => matschig(move, name),
    "throw W5 S3 C",
    "throw Water 5 and Sand 3 at Cara",
    "Wasser 5 und Sand 3 auf Cara werfen",
  ],
  [
    (move) => matschig(move, name),
    "add W2 D",
    "add Water 2 and aim at Dario",
    "Wasser 2 dazulegen und auf Dario zielen",
  ],
  [(move) => matschig(move, name), "let", "add nothing", "nichts dazulegen"],
  [(move) => matschig(move, name), "take", "take the mud", "den Matsch einstecken"],
  [(move) => matschig(move, name), "Sun", "play Sun", "Sonne spielen"],
  [
    (move) => matschig(move, name),
    "Duck A",
    "duck: the mud then flies at Ada",
    "mich ducken, dann fliegt der Matsch auf Ada",
  ],
  [
    (move) => matschig(move, name),
    "13 W7 S2",
    "block Water 7 and Sand 2 with the 13",
    "mit der 13 Wasser 7 und Sand 2 abwehren",
  ],
];

afterEach(() => i18n.use("en"));

test.each(spoken)("%# a move has a sentence in both languages", (say, move, english, german) => {
  i18n.use("en");
  expect(say(move)).toBe(english);
  i18n.use("de");
  expect(say(move)).toBe(german);
});

test("the sentence for a shield gives the mud card that each umbrella blocks", () => {
  i18n.use("en");
  expect(matschig("shield W4=U6 S1=U1+U1", name)).toMatch(
    /^play umbrellas: .*6 against Water 4; .*1.*1.* against Sand 1$/,
  );
});

test("the cost of the next best move is in points", () => {
  i18n.use("en");
  expect(tycoonAdviser.less(0.1)).toContain("0.30");
  expect(adviserFor({ phase: "attack", reach: [], turn: 0 }, 0).less(0.08)).toContain("4.0 of 100 points");
});

const lit: [(move: string) => string[], string, string[]][] = [
  [matchmasterAdviser.lit, "bid 2", ["bid=2"]],
  [matchmasterAdviser.lit, "T13", ["T13"]],
  [tycoonAdviser.lit, "8: 0 0 8", ["0", "8", "chip=8"]],
  [tycoonAdviser.lit, "pass", ["testid=pass"]],
  [
    adviserFor(
      {
        phase: "attack",
        reach: [
          [4, 1],
          [4, 2],
        ],
        turn: 1,
      },
      0,
    ).lit,
    "2",
    ["place=4,2"],
  ],
  [adviserFor({ phase: "shot", reach: [], turn: 1 }, 0).lit, "5", ["place=1,5"]],
  [adviserWith(name).lit, "throw W5 S3 C", ["W5", "S3", "aim=2"]],
  [adviserWith(name).lit, "shield W4=U6 S1=U1+U2", ["mud=W4", "U6", "mud=S1", "U1", "U2"]],
  [adviserWith(name).lit, "13 W7", ["13", "mud=W7"]],
  [adviserWith(name).lit, "take", ["take", "testid=take"]],
];

test.each(lit)("%# the cards and buttons of a hint are highlighted", (litBy, move, names) => {
  expect(litBy(move)).toEqual(names);
});

test("in a replay, columns are counted from the viewer's left", () => {
  i18n.use("en");
  const say = (bottom: number) => theMatchRetold.move("1", { phase: "attack" }, name, bottom);
  expect([say(0), say(1)]).toEqual(["choose column 1 from the left", "choose column 4 from the left"]);
});

test("in a replay, the chance to win mentions draws only if the mode has draws", () => {
  i18n.use("en");
  const title = (mode: string) => theMatchRetold.measure({ players: 2, options: { mode } }).title;
  expect([title("cup"), title("league")]).toEqual(["Chance to win", "Chance to win (a draw counts half)"]);
});

test("in the replay of a party game, costs are in points of mud", () => {
  i18n.use("en");
  const cost = (party: boolean) => matschigRetold.measure({ players: 4, options: { party } }).cost(2.34);
  expect([cost(false), cost(true)]).toEqual(["−2.3\u00a0pts", "−2.3 pts of mud"]);
});

test("in a replay, a position is named by its round and cards, or by its half and minute", () => {
  i18n.use("en");
  const replay = (table: object) => ({ plies: [{ table }, { table }] });
  const spot = (retold: Retold, table: object) =>
    spotOf(retold, { last: 272, replay: replay(table) } as unknown as Past, 1);
  expect(spot(matchmasterRetold, { round: 3, rounds: 13, size: 4 })).toBe(
    "Round 3/13, 4 cards · Move 1 of 272",
  );
  expect(spot(matschigRetold, { round: 2, rounds: 3 })).toBe("Round 2/3 · Move 1 of 272");
  expect(spot(theMatchRetold, { part: "first_half", minute: 12, shootout: null })).toContain("half");
  expect(spot(tycoonRetold, {})).toBe("Move 1 of 272");
});

test("the legend of a score sheet explains one of its cells", () => {
  const round = { size: 2, dealer: 0, scores: [12, -1], bids: [2, 0], tricks: [2, 1] };
  const hit = { ...round, tricks: [2, 0] };
  expect(exampleOf([round, hit], 1), "a cell with different numbers explains more").toEqual({
    taken: 1,
    bid: 0,
  });
  expect([exampleOf([round], 1), exampleOf([round], null), exampleOf([], 0)]).toEqual([
    { taken: 1, bid: 0 },
    { taken: 2, bid: 2 },
    null,
  ]);
});
