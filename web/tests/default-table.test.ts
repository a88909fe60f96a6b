import { expect, test } from "vitest";
import { TableFields } from "../src/default_table/fields";
import { Offers, SEARCHED } from "../src/default_table/offers.svelte";
import { rulesOf } from "../src/default_table/rules";
import { nextRow } from "../src/default_table/rows";
import { sidesOf } from "../src/default_table/sides";
import { KnownGame } from "../src/default_table/known";
import { Words } from "../src/lib/i18n/fluent";
import type { Happening } from "../src/lib/protocol";
import { en, schema } from "./default-table";

const NAMES = ["Ada", "Bea"];
const fieldsFor = (you: number | null, words = new Words({ en }, "en")) =>
  new TableFields(schema, () => words, { name: (seat) => NAMES[seat] ?? "", you });
const fields = fieldsFor(0);
const happening = (type: string, rest: object): Happening => ({ type, ...rest });

test("the fields list contains only fields with a label, without the hand", () => {
  expect(fields.labelled(false).map(({ label }) => label)).toEqual([
    "Turn",
    "Heap",
    "Open",
    "Share",
    "Trump",
  ]);
  expect(fields.labelled(true)).toEqual([
    { name: "calls", label: "Call" },
    { name: "scores", label: "Score" },
    { name: "bids", label: "Bid" },
  ]);
  expect(fields.hasHand).toBe(true);
});

test.each([
  ["turn", 1, "Bea"],
  ["turn", null, "–"],
  ["open", true, "yes"],
  ["open", false, "no"],
  ["suit", "hearts", "Hearts ♥"],
  ["suit", "other", "other"],
  ["suit", null, "no trump"],
  ["calls", [true, null], "You called, Bea no trump"],
  ["suit", [], "–"],
  ["share", 0.5, "0.50"],
  ["share", -2, "−2"],
  ["heap", [], "–"],
  [
    "heap",
    [
      { seat: 0, card: "R" },
      { seat: 1, card: "G" },
    ],
    "Ada red, Bea G",
  ],
  ["scores", [3, -1], "You 3, Bea −1"],
  ["bids", null, "–"],
])("the value of %s that is %j is shown as: %s", (name, value, said) => {
  expect(fields.value(name, value)).toBe(said);
});

test("a seat shows its own value, or no value if it is unknown", () => {
  expect([fields.valueAt("scores", 1, [3, -1]), fields.valueAt("bids", 0, [null, 2])]).toEqual(["−1", "–"]);
  expect(fields.valueAt("bids", 0, null)).toBe("–");
});

test("cards and moves show the game's texts, or their notation without a text", () => {
  expect(["R", "G"].map((card) => fields.card(card))).toEqual(["red", "G"]);
  expect(["pass", "8: 3 F"].map((move) => fields.move(move))).toEqual(["Pass", "8: 3 F"]);
});

test.each([
  ["take 2 R", "Take 2 red"],
  ["take C5 R CK D3", "Take ♣5, red, ♣K D3"],
  ["C5 C10", "♣5, ♣10"],
  ["call Clubs", "call Clubs"],
  ["Clubs", "♣lubs"],
])("the cards in the move %s have their names: %s", (move, said) => {
  expect(fields.move(move)).toBe(said);
});

test("a truth value chooses a variant of a sentence", () => {
  expect([true, false].map((last) => fields.event(happening("round", { last })))).toEqual([
    "The last round.",
    "A round.",
  ]);
});

test.each([
  [0, { seat: 0, count: 2, cards: ["R", "G"] }, "You take 2 (red, G)"],
  [0, { seat: 1, count: 1, cards: null }, "Bea takes 1 (hidden)"],
  [null, { seat: 0, count: 1, cards: [] }, "Ada takes 1 (–)"],
])("seat %j hears about %j: %s", (you, taken, sentence) => {
  expect(fieldsFor(you).event(happening("taken", taken))).toBe(sentence);
});

test("a list of bids is announced with the names, and a happening without a text is not announced", () => {
  expect(fields.event(happening("shown", { bids: [2, 0] }))).toBe("Bids: You 2, Bea 0");
  expect(fields.event(happening("rethink", { seat: 0 }))).toBeNull();
});

test("a game without texts is shown in its notation", () => {
  const mute = fieldsFor(0, new Words({}, "en"));
  expect(mute.labelled(true).map(({ label }) => label)).toEqual(["calls", "scores", "bids"]);
  expect(mute.event(happening("taken", { seat: 1, count: 2, cards: null }))).toBe(
    "taken: seat Bea, count 2, cards –",
  );
  expect(mute.move("take 2")).toBe("take 2");
});

test("the pages show the title of the game, its house rules and their values", () => {
  const { words } = new KnownGame({
    key: "sticks",
    schema: schema as object as Record<string, unknown>,
    words: { en },
  }).said;
  expect(words).toEqual({
    title: "Sticks",
    about: "Take the last one.",
    options: {
      mode: { title: "Mode", values: { short: "a short game" } },
      hints: { title: "hints", note: "Only a note.", values: {} },
    },
  });
  const mute = new KnownGame({
    key: "sticks",
    schema: schema as object as Record<string, unknown>,
    words: {},
  });
  expect(mute.said.words).toEqual({ title: "sticks", about: "", options: {} });
});

const game = (more: string) =>
  new KnownGame({
    key: "sticks",
    schema: schema as object as Record<string, unknown>,
    words: { en: en + more },
  });
const ruled = (more: string, options: Record<string, unknown>, players = 2) => {
  const { aim, parts } = rulesOf(game(more).said, { options, players });
  return [aim, ...parts.map(({ title, body }) => title + body)];
};

test("the short rules of a game contain the values of its house rules", () => {
  const rules = `
rules =
    The game ends at { $limit } points.
    { $wild ->
        [true] Ones are wild.
       *[false] Ones are plain.
    }
`;
  expect(ruled(rules, { limit: 30, wild: true })).toEqual([
    "Take the last one.",
    "The game ends at 30 points.",
    "Ones are wild.",
  ]);
  expect(ruled(rules, { limit: 50, wild: false }).slice(1)).toEqual([
    "The game ends at 50 points.",
    "Ones are plain.",
  ]);
});

test("the parts of the rules replace the short rules, and a part without an effect is not shown", () => {
  const rules = `
rules = Short.
rules-aim = { $players } play.
rules-deal =
    Each gets three.
    Then the first plays.
    .title = Deal:
rules-end = { $limit ->
        [0] {""}
       *[other] Stop at { $limit }.
    }
`;
  expect(ruled(rules, { limit: 5 }, 3)).toEqual([
    "3 play.",
    "Deal:Each gets three.",
    "Then the first plays.",
    "Stop at 5.",
  ]);
  expect(ruled(rules, { limit: 0 })).toHaveLength(3);
  expect(ruled("", {})).toEqual(["Take the last one."]);
});

test.each([
  [2, 0, [], [1], []],
  [3, 1, [2], [], [0]],
  [4, 0, [1], [2], [3]],
  [6, 2, [3], [4, 5, 0], [1]],
  [8, 0, [1, 2], [3, 4, 5], [6, 7]],
])(
  "of %i players, the others of seat %i are left, above and right: %j %j %j",
  (players, bottom, left, top, right) => {
    expect(sidesOf(players, bottom).map(({ seats }) => seats)).toEqual([left, top, right]);
  },
);

test("a long list of moves can be filtered by text or notation", () => {
  const many = Array.from({ length: SEARCHED + 1 }, (_, count) => `take ${count}`);
  let moves = [...many, "pass"];
  const offers = new Offers(
    () => moves,
    (move) => fields.move(move),
  );
  const found = (sought: string) => {
    offers.sought = sought;
    return offers.found.map(({ said }) => said);
  };
  expect(found("")).toHaveLength(SEARCHED + 2);
  expect(found("  12 TAKE ")).toEqual(["Take 12"]);
  expect(found("pa")).toEqual(["Pass"]);
  expect(found("bet")).toEqual([]);
  moves = ["pass"];
  expect(found("bet")).toEqual(["Pass"]);
});

test("the keys up and down focus the nearest button of the next row", () => {
  const box = (left: number, top: number) => ({ left, right: left + 40, top });
  const boxes = [box(0, 0), box(50, 0), box(100, 0), box(20, 50), box(90, 50)];
  expect([0, 1, 2].map((from) => nextRow(boxes, from, true))).toEqual([3, 3, 4]);
  expect([3, 4].map((from) => nextRow(boxes, from, false))).toEqual([0, 2]);
  expect([nextRow(boxes, 4, true), nextRow(boxes, 0, false), nextRow([], 0, true)]).toEqual([
    null,
    null,
    null,
  ]);
});
