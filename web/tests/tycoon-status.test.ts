import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import Status from "../src/games/tycoon/Status.svelte";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("window", {
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    addEventListener: () => {},
  });
});

/** What the table says while the own seat passes, above a play of this number. */
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

test("a pass that the game makes is told as a duty, and one's own choice as that", () => {
  expect(said("F")).toContain("You have to pass");
  expect(said("9")).toContain("You pass");
});
