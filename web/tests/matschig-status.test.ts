import { render } from "svelte/server";
import { expect, test } from "vitest";
import Seat from "../src/games/matschig/Seat.svelte";
import Status from "../src/games/matschig/Status.svelte";
import { table } from "./matschig";

/** The scene of Cara (seat 2), with these changes. */
function sceneWith(changes: object): object {
  const shown = { ...table(), ...changes };
  return {
    me: 2,
    bottom: 2,
    myTurn: true,
    table: shown,
    asked: shown,
    shown: { splat: null },
    seen: { type: "add", seat: 1, card: "W2" },
    awaited: [],
    name: (seat: number) => ["Ada", "Bruno", "Cara"][seat],
    shortName: String,
    isMine: () => false,
    isAway: () => false,
    waitsForAbsent: [],
    play: { table: { seats: [{}, {}, {}], yours: [2], clocks: null } },
  };
}

test("a player at whom mud with an added card flies reads who added the card", () => {
  const said = (scene: object) => render(Status, { props: { scene } as never }).body;
  expect(said(sceneWith({}))).toContain("Bruno has added Water 2");
  expect(said({ ...sceneWith({}), seen: { type: "duck", seat: 1 } })).toContain("Bruno has ducked");
  expect(said({ ...sceneWith({}), seen: { type: "throw" } })).not.toContain("Bruno");
});

test("after a round, a seat does not show the points of its pool beside the score that contains them", () => {
  const seat = (changes: object) =>
    render(Seat, { props: { scene: sceneWith(changes), choice: { targets: [] }, seat: 2 } as never }).body;
  const during = { pool_points: [0, 0, 3], accounts: [0, 0, 3] };
  expect(seat(during)).toContain("3 pts");
  const round = { points: [0, 0, 3], halved: [], accounts: [0, 0, 3] };
  expect(seat({ ...during, sheet: [round] })).not.toContain("3 pts");
  expect(seat({ ...during, sheet: [round], round: 2 })).toContain("3 pts");
});
