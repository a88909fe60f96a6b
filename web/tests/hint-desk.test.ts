import { expect, test, vi } from "vitest";

const { hint } = vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  return { hint: vi.fn() };
});
vi.mock("../src/lib/net/api", async (original) => ({ ...(await original<object>()), api: { hint } }));

import type { Play } from "../src/lib/play/play.svelte";
import { HintDesk } from "../src/table/hint/hint.svelte";

const play = { table: { id: "t", number: 17, you: 0, view: { moves: ["T13", "T12"] } }, pending: [] };
const adviser = {
  move: (move: string) => `play ${move}`,
  lit: () => [],
  less: (points: number) => `${points} points worse`,
  general: () => "Trumps beat all.",
};
const found = { move: "T13", other: "T12", better_by: 2, error: 0.1, alike: false, trials: 300 };

async function asked(tip: object) {
  hint.mockResolvedValue({ ...found, ...tip });
  const desk = new HintDesk(
    play as unknown as Play,
    () => adviser,
    ({ code }) => `It is ${String(code)}.`,
  );
  await desk.ask();
  return { reasons: desk.reasons, guidance: desk.guidance, figures: desk.figures };
}

const TRIED = "Both moves were tested in 300 simulated games, each time with other hidden cards.";

test("without a certain reason, a hint gives general advice and the next best move", async () => {
  const { guidance, figures } = await asked({ reasons: [] });
  expect(guidance).toEqual([
    "This is not certain, but it did best in simulated games.",
    "Trumps beat all.",
    "Next best: play T12 – 2 points worse.",
  ]);
  expect(figures).toBe(TRIED);
  const { guidance: alike } = await asked({ reasons: [], alike: true });
  expect(alike.at(-1)).toBe("About as good: play T12.");
});

test("with a certain reason, the figures give the next best move and the number of simulated games", async () => {
  const { reasons, guidance, figures } = await asked({ reasons: [{ code: "wins" }] });
  expect([reasons, guidance]).toEqual([["It is wins."], []]);
  expect(figures).toBe(`Next best: play T12 – 2 points worse. ${TRIED}`);
});

test("with a certain reason, a move that is about as good is named at once", async () => {
  const { guidance, figures } = await asked({ reasons: [{ code: "wins" }], alike: true });
  expect([guidance, figures]).toEqual([["About as good: play T12."], TRIED]);
});

test("a hint for the only move compares nothing", async () => {
  const { guidance, figures } = await asked({ reasons: [], other: null });
  expect([guidance, figures]).toEqual([[], ""]);
});

test("the request for a hint names the last event that the page knows", async () => {
  await asked({ reasons: [] });
  expect(hint).toHaveBeenLastCalledWith("t", 17);
});
