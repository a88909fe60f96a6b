import { beforeEach, expect, test } from "vitest";
import { Defending } from "../src/games/matschig/defending.svelte";
import type { MatschigScene } from "../src/games/matschig/scene.svelte";
import { held } from "../src/table/cards/held";

const outcome = (move: string, fates: string, points: number) => ({
  move,
  averted: [...fates].map((fate) => fate === "x"),
  points,
});
const cover = (umbrellas: string, ...lacks: number[]) => ({
  umbrellas: umbrellas.split(" "),
  reach: 0,
  lacks,
});

/** Water 4, sand 3 and sand 1 were thrown. */
const table = {
  mud: ["W4", "S3", "S1"],
  hand: ["W2", "U1", "U1", "U5", "U6", "Sun", "Duck", "13"],
  aims: [2, 0],
  outcomes: [
    outcome("take", "...", 8),
    outcome("shield W4=U5 S3=U6 S1=U1", "xxx", 0),
    outcome("shield W4=U5 S3=U6", "xx.", 1),
    outcome("shield W4=U5", "x..", 4),
    outcome("shield S3=U5", ".x.", 5),
    outcome("shield S1=U1", "..x", 7),
    outcome("13 W4 S1", "x.x", 3),
    outcome("Sun", "x..", 4),
    outcome("Duck A", "xxx", 0),
    outcome("Duck C", "xxx", 0),
  ],
  covers: [
    cover("U1", 3, 2, 0),
    cover("U1 U1", 2, 1, 0),
    cover("U5", 0, 0, 0),
    cover("U6", 0, 0, 0),
    cover("U1 U5", 0, 0, 0),
    cover("U1 U1 U5", 0, 0, 0),
  ],
};
/** Water 4 and sand 4 were thrown. Each umbrella blocks either of them. */
const fours = {
  mud: ["W4", "S4"],
  hand: ["W7", "U4", "U5"],
  aims: [2, 0],
  outcomes: [
    outcome("take", "..", 8),
    outcome("shield W4=U4 S4=U5", "xx", 0),
    outcome("shield W4=U4", "x.", 4),
    outcome("shield S4=U4", ".x", 4),
  ],
  covers: [cover("U4", 0, 0), cover("U5", 0, 0), cover("U4 U5", 0, 0)],
};
/** Water 7 and sand 1 were thrown. Two umbrellas together block the water, the third blocks the sand. */
const sum = {
  mud: ["W7", "S1"],
  hand: ["U1", "U3", "U4"],
  aims: [2, 0],
  outcomes: [
    outcome("take", "..", 8),
    outcome("shield W7=U3+U4 S1=U1", "xx", 0),
    outcome("shield W7=U3+U4", "x.", 1),
    outcome("shield S1=U1", ".x", 7),
  ],
  covers: [
    cover("U1", 6, 0),
    cover("U3", 4, 0),
    cover("U4", 3, 0),
    cover("U1 U3", 3, 0),
    cover("U1 U4", 2, 0),
    cover("U3 U4", 0, 0),
    cover("U1 U3 U4", 0, 0),
  ],
};
const sent: string[] = [];
const refused: string[] = [];
const asked: string[] = [];
const scene = $state({
  moves: [...table.outcomes.map(({ move }) => move), "shield W4=U1+U5"],
  asked: table,
  move: (move: string) => sent.push(move),
  askWhy: (text: string) => asked.push(text),
  refuse: (text: string) => refused.push(text),
});
let defending: Defending;

const laid = () => defending.groups.map((group) => group.map(({ card }) => card));
const one = (id: string) => held(scene.asked.hand).find((held) => held.id === id)!;

beforeEach(() => {
  sent.length = asked.length = refused.length = 0;
  scene.asked = table;
  scene.moves = [...table.outcomes.map(({ move }) => move), "shield W4=U1+U5"];
  defending = new Defending(scene as unknown as MatschigScene);
});

test("tapped umbrellas each cover one mud card, and pressing a covered card changes nothing", () => {
  scene.asked = fours;
  scene.moves = fours.outcomes.map(({ move }) => move);
  defending.toggle(one("U4.0"));
  defending.toggle(one("U5.0"));
  expect(laid()).toEqual([["U4"], ["U5"]]);
  defending.press(1);
  defending.press(0);
  expect([laid(), defending.ready, asked]).toEqual([[["U4"], ["U5"]], "shield W4=U4 S4=U5", []]);
});

test.each([
  ["U1.0", "U3.0", "U4.0"],
  ["U3.0", "U4.0", "U1.0"],
  ["U4.0", "U1.0", "U3.0"],
])("umbrellas block as much as possible in each order of taps: %s, %s, %s", (...order) => {
  scene.asked = sum;
  for (const id of order) defending.toggle(one(id));
  expect(laid()).toEqual([["U3", "U4"], ["U1"]]);
});

test("a tapped umbrella covers the mud card with more points, and moves to the card that is pressed next", () => {
  defending.toggle(one("U5.0"));
  expect(laid()).toEqual([["U5"], [], []]);
  defending.press(1);
  expect(laid()).toEqual([[], ["U5"], []]);
  defending.press(1);
  expect(laid()).toEqual([[], [], []]);
});

test("a second tap takes an umbrella back, and the others cover what they can without it", () => {
  scene.asked = sum;
  for (const id of ["U3.0", "U4.0", "U4.0"]) defending.toggle(one(id));
  expect(laid()).toEqual([[], ["U3"]]);
});

test("an umbrella that is too low covers the mud card with the smallest gap, and the hint gives the gap", () => {
  defending.toggle(one("U1.0"));
  defending.toggle(one("U1.1"));
  expect(laid()).toEqual([[], ["U1"], ["U1"]]);
  expect([defending.lacks(1), defending.hint]).toEqual([2, "The umbrellas are 2 too low"]);
});

test("if all umbrellas cover one mud card, a pressed card takes the umbrella that it needs", () => {
  scene.asked = fours;
  defending.drop(one("U4.0"), 0);
  defending.drop(one("U5.0"), 0);
  defending.press(1);
  expect([laid(), asked]).toEqual([[["U5"], ["U4"]], []]);
});

test("without umbrellas, pressing a mud card shows “You have no umbrella”", () => {
  scene.asked = { ...table, hand: ["W2", "Sun"], covers: [] };
  defending.press(0);
  expect([refused, asked]).toEqual([["You have no umbrella"], []]);
});

test("without a selection, all mud lands", () => {
  expect([defending.ready, defending.landing, defending.points]).toEqual(["take", ["W4", "S3", "S1"], 8]);
});

test("an umbrella that is too low gives the gap, and cannot be played", () => {
  defending.drop(one("U1.0"), 0);
  expect([defending.lacks(0), defending.averted, defending.ready]).toEqual([3, [false, false, false], null]);
  expect(defending.hint).toBe("The umbrellas are 3 too low");
  defending.confirm();
  expect([sent, asked]).toEqual([[], ["shield W4=U1"]]);
});

test("umbrellas on one mud card add up in any order", () => {
  defending.drop(one("U5.0"), 0);
  defending.drop(one("U1.1"), 0);
  expect([defending.lacks(0), defending.landing, defending.points]).toEqual([0, ["S3", "S1"], 4]);
  defending.confirm();
  expect(sent).toEqual(["shield W4=U1+U5"]);
});

test("a pressed mud card takes the lowest remaining umbrellas that block it", () => {
  defending.press(2);
  expect(defending.groups[2]?.map(({ id }) => id)).toEqual(["U1.0"]);
  defending.press(0);
  defending.press(1);
  expect(defending.groups.map((group) => group.map(({ card }) => card))).toEqual([["U5"], ["U6"], ["U1"]]);
  expect(defending.ready).toBe("shield W4=U5 S3=U6 S1=U1");
});

test("if the remaining umbrellas cannot block a pressed mud card, the server is asked for the reason", () => {
  scene.asked = { ...table, hand: ["U1", "U1"], covers: [cover("U1", 3, 2, 0), cover("U1 U1", 2, 1, 0)] };
  defending.press(0);
  expect(asked).toEqual(["shield W4=U1+U1"]);
});

test("the suggestion is the first shield of the server, with each umbrella on its mud card", () => {
  defending.suggest();
  expect(defending.groups.map((group) => group.map(({ card }) => card))).toEqual([["U5"], ["U6"], ["U1"]]);
  scene.asked = { ...table, outcomes: table.outcomes.filter(({ move }) => !move.startsWith("shield")) };
  expect(defending.idea).toBeNull();
});

test("a special card blocks the mud that the server lists", () => {
  defending.toggle(one("Sun.0"));
  expect([defending.averted, defending.points, defending.ready]).toEqual([[true, false, false], 4, "Sun"]);
  defending.toggle(one("Duck.0"));
  expect([defending.ready, defending.hint]).toEqual([
    null,
    "Duck: all of it flies at another player. Choose one",
  ]);
  defending.aim(2);
  defending.aim(2);
  expect(sent).toEqual(["Duck C"]);
});

test("the 13 blocks the tapped mud in any order, if the server offers that move", () => {
  defending.toggle(one("13.0"));
  expect([defending.ready, defending.hint]).toEqual([
    null,
    "The 13 wipes off mud with at most 13 points: tap it",
  ]);
  defending.press(2);
  defending.press(0);
  expect([defending.ready, defending.points]).toEqual(["13 W4 S1", 3]);
  defending.press(1);
  defending.confirm();
  expect([defending.ready, sent, asked]).toEqual([null, [], ["13 W4 S3 S1"]]);
});

test("water and sand cannot be selected for a defence", () => {
  defending.toggle(one("W2.0"));
  expect([defending.touched, asked]).toEqual([false, ["W2"]]);
});

test("each of two equal mud cards can be covered", () => {
  scene.asked = {
    ...table,
    mud: ["W4", "S2", "S2"],
    outcomes: [outcome("take", "...", 8), outcome("shield S2=U5", ".x.", 6)],
  };
  scene.moves = ["take", "shield S2=U5"];
  defending.drop(one("U5.0"), 2);
  expect([defending.landing, defending.points, defending.ready]).toEqual([["W4", "S2"], 6, "shield S2=U5"]);
});

test("taking mud is the main button only if the hand has no defence", () => {
  expect(defending.hasBetter).toBe(true);
  defending.toggle(one("U5.0"));
  expect(defending.hasBetter).toBe(false);
  defending.clear();
  scene.moves = ["take"];
  expect(defending.hasBetter).toBe(false);
});

test("the suggestion gives the points that land in spite of the umbrellas, and can have no umbrella", () => {
  expect([defending.idea?.points, defending.hasUmbrella]).toEqual([0, true]);
  scene.asked = { ...table, outcomes: table.outcomes.slice(3), hand: ["W2", "13"] };
  expect([defending.idea?.points, defending.hasUmbrella]).toEqual([4, false]);
});
