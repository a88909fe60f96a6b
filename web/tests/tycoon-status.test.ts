import { render } from "svelte/server";
import { expect, test } from "vitest";
import Status from "../src/games/tycoon/Status.svelte";

/** The status after an own pass, with a play of this number on the table. */
function said(number: string): string {
  const play = { seat: 1, number, cards: [{}] };
  const scene = {
    me: 0,
    myTurn: false,
    pending: null,
    table: { play, strongest: "F", turn: null, forced: null, leader: 1 },
    shown: { making: null, moment: null, stir: { seat: 0, by: 1 } },
    name: () => "You",
    waitsForAbsent: [],
    play: { table: { seats: [] } },
  };
  return render(Status, { props: { scene, choice: {} } as never }).body;
}

test("the status shows whether the player chose to pass or had to", () => {
  expect(said("F")).toContain("You have to pass");
  expect(said("9")).toContain("You pass");
});
