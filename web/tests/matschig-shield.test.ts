import { expect, test } from "vitest";
import { cheapestFor, cheapestShield, groupsOf, shieldMove } from "../src/games/matschig/shield";

const MOVES = [
  "take",
  "shield W4=U6",
  "shield S1=U1",
  "shield W4=U6 S1=U1+U1",
  "shield W4=U6 S1=U1",
  "shield W4=U1+U5 S1=U1",
  "Sun",
];

test("a shield is read group by group", () => {
  expect(groupsOf("shield W4=U6 S1=U1+U1")).toEqual([
    { mud: "W4", umbrellas: ["U6"] },
    { mud: "S1", umbrellas: ["U1", "U1"] },
  ]);
  expect(groupsOf("take")).toBeNull();
});

test("what was laid is matched whatever order it was laid in", () => {
  expect(
    shieldMove(MOVES, [
      { mud: "S1", umbrellas: ["U1"] },
      { mud: "W4", umbrellas: ["U5", "U1"] },
    ]),
  ).toBe("shield W4=U1+U5 S1=U1");
});

test("of two equal mud cards it does not matter which one was covered", () => {
  const moves = ["shield S2=U2 S2=U3"];
  expect(
    shieldMove(moves, [
      { mud: "S2", umbrellas: ["U3"] },
      { mud: "S2", umbrellas: ["U2"] },
    ]),
  ).toBe(moves[0]);
});

test("a shield that does not reach is none of the moves", () => {
  expect(shieldMove(MOVES, [{ mud: "W4", umbrellas: ["U1"] }])).toBeNull();
});

test("a shield that holds off more is better than a cheaper one", () => {
  expect(cheapestShield(["shield S1=U1", "shield W4=U6"])).toEqual([{ mud: "W4", umbrellas: ["U6"] }]);
});

test("the cheapest shield averts everything with as little umbrella, then as few umbrellas as that takes", () => {
  expect(cheapestShield(MOVES)).toEqual(groupsOf("shield W4=U6 S1=U1"));
  expect(cheapestShield(["take", "shield S1=U1", "shield W4=U6"])).toEqual(groupsOf("shield W4=U6"));
  expect(cheapestShield(["take", "Wind"])).toBeNull();
});

test.each([
  [4, ["U1", "U3", "U5"], ["U1", "U3"]],
  [3, ["U1", "U2", "U3"], ["U3"]],
  [7, ["U1", "U3"], null],
  [2, [], null],
])("the cheapest for %i of %j is %j", (value, umbrellas, cheapest) => {
  expect(cheapestFor(value, umbrellas)).toEqual(cheapest);
});
