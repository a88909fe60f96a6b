import { beforeEach, expect, test, vi } from "vitest";
import { Defending } from "../src/games/matschig/defending.svelte";
import type { MatschigScene } from "../src/games/matschig/scene.svelte";
import { held } from "../src/table/held";

// The language stands on the page, of which there is none here.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

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

/** Water 4, sand 3 and sand 1 have come, as the server tells of it. */
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
const sent: string[] = [];
const asked: string[] = [];
const scene = $state({
  moves: [...table.outcomes.map(({ move }) => move), "shield W4=U1+U5"],
  asked: table,
  move: (move: string) => sent.push(move),
  askWhy: (text: string) => asked.push(text),
});
let defending: Defending;

const one = (id: string) => held(scene.asked.hand).find((held) => held.id === id)!;

beforeEach(() => {
  sent.length = asked.length = 0;
  scene.asked = table;
  defending = new Defending(scene as unknown as MatschigScene);
});

test("with nothing picked, all of it lands", () => {
  expect([defending.ready, defending.landing, defending.points]).toEqual(["take", ["W4", "S3", "S1"], 8]);
});

test("an umbrella that does not reach says what it lacks, and cannot be played", () => {
  defending.drop(one("U1.0"), 0);
  expect([defending.lacks(0), defending.averted, defending.ready]).toEqual([3, [false, false, false], null]);
  expect(defending.hint).toBe("The umbrellas lack 3");
  defending.confirm();
  expect([sent, asked]).toEqual([[], ["shield W4=U1"]]);
});

test("umbrellas on one card add up, in whatever order they are laid", () => {
  defending.drop(one("U5.0"), 0);
  defending.drop(one("U1.1"), 0);
  expect([defending.lacks(0), defending.landing, defending.points]).toEqual([0, ["S3", "S1"], 4]);
  defending.confirm();
  expect(sent).toEqual(["shield W4=U1+U5"]);
});

test("a mud card that is pressed takes the weakest umbrellas that are left and suffice", () => {
  defending.press(2);
  expect(defending.groups[2]?.map(({ id }) => id)).toEqual(["U1.0"]);
  defending.press(0);
  defending.press(1);
  expect(defending.groups.map((group) => group.map(({ card }) => card))).toEqual([["U5"], ["U6"], ["U1"]]);
  expect(defending.ready).toBe("shield W4=U5 S3=U6 S1=U1");
});

test("where none suffice for a mud card that is pressed, the game is asked why, with all that are left", () => {
  scene.asked = { ...table, hand: ["U1", "U1"], covers: [cover("U1", 3, 2, 0), cover("U1 U1", 2, 1, 0)] };
  defending.press(0);
  expect(asked).toEqual(["shield W4=U1+U1"]);
});

test("the idea is the first shield that the server names, and it is laid where it belongs", () => {
  defending.suggest();
  expect(defending.groups.map((group) => group.map(({ card }) => card))).toEqual([["U5"], ["U6"], ["U1"]]);
  scene.asked = { ...table, outcomes: table.outcomes.filter(({ move }) => !move.startsWith("shield")) };
  expect(defending.idea).toBeNull();
});

test("a special card averts what the server says", () => {
  defending.toggle(one("Sun.0"));
  expect([defending.averted, defending.points, defending.ready]).toEqual([[true, false, false], 4, "Sun"]);
  defending.toggle(one("Duck.0"));
  expect([defending.ready, defending.hint]).toEqual([null, "Who gets it instead?"]);
  defending.aim(2);
  defending.aim(2);
  expect(sent).toEqual(["Duck C"]);
});

test("the 13 averts what was tapped, in whatever order, where the server offers that", () => {
  defending.toggle(one("13.0"));
  expect([defending.ready, defending.hint]).toEqual([null, "Tap mud of 13 at most"]);
  defending.press(2);
  defending.press(0);
  expect([defending.ready, defending.points]).toEqual(["13 W4 S1", 3]);
  defending.press(1);
  defending.confirm();
  expect([defending.ready, sent, asked]).toEqual([null, [], ["13 W4 S3 S1"]]);
});

test("water and sand are picked up for no defence", () => {
  defending.toggle(one("W2.0"));
  expect([defending.touched, asked]).toEqual([false, ["W2"]]);
});

test("of equal mud cards either may be covered", () => {
  scene.asked = {
    ...table,
    mud: ["W4", "S2", "S2"],
    outcomes: [outcome("take", "...", 8), outcome("shield S2=U5", ".x.", 6)],
  };
  scene.moves = ["take", "shield S2=U5"];
  defending.drop(one("U5.0"), 2);
  expect([defending.landing, defending.points, defending.ready]).toEqual([["W4", "S2"], 6, "shield S2=U5"]);
});
