import { expect, test, vi } from "vitest";
import type { Happening } from "../src/games/matschig/contract";
import { MatschigScene } from "../src/games/matschig/scene.svelte";
import type { Step } from "../src/lib/net/follow";
import type { Play } from "../src/lib/play/play.svelte";
import { table } from "./matschig";
import { useFakeTimers } from "./fake-timers";

/** Return the sentence that a lesson shows when this happening leads to a table with these changes. */
function telling(happening: Happening, changes: object): string {
  useFakeTimers();
  let receiver: (step: Step) => void = () => {};
  const view = { seat: 0, table: table(), moves: [], over: false, owing: [] };
  const play = {
    past: false,
    unhurried: true,
    telling: "",
    pending: [],
    tries: 0,
    table: { view, number: 1, you: 0, yours: [0], seats: [], players: 3, pace: "calm", clock: null },
    receive(hear: typeof receiver) {
      receiver = hear;
      return () => {};
    },
  };
  new MatschigScene(play as unknown as Play).start();
  const after = { ...view, table: { ...table(), ...changes } };
  receiver({ number: 2, view: after, happenings: [happening], whole: null } as unknown as Step);
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  return play.telling;
}

test("a lesson describes who cannot throw, but not about each player at the end of a round", () => {
  const skip: Happening = { type: "skip", seat: 1 };
  expect(telling(skip, {})).toContain("both water and sand");
  expect(telling(skip, { phase: "over" })).toBe("");
  expect(telling(skip, { round: 2 })).toBe("");
});
