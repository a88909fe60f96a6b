import { expect, test, vi } from "vitest";

const { hint } = vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  return { hint: vi.fn() };
});
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), api: { hint } }));

import type { Play } from "../src/lib/play.svelte";
import { HintDesk } from "../src/table/hint.svelte";

const play = { table: { id: "t", you: 0, view: { moves: ["T13", "T12"] } }, pending: [] };
const adviser = {
  move: (move: string) => `play ${move}`,
  lit: () => [],
  less: (points: number) => `${points} points less`,
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
  return { reasons: desk.reasons, figures: desk.figures };
}

test("where no reason is certain, what was tried out is said to be the reason", async () => {
  const { figures } = await asked({ reasons: [] });
  expect(figures).toBe(
    "Nothing is certain here, but in 300 imagined games it was best. Next best: play T12. That brought 2 points less.",
  );
  const { figures: alike } = await asked({ reasons: [], alike: true });
  expect(alike).toBe(
    "Nothing is certain here. In 300 imagined games it was best, but about as good: play T12.",
  );
});

test("beside a certain reason, what was tried out tells how sure that is", async () => {
  const { reasons, figures } = await asked({ reasons: [{ code: "wins" }] });
  expect(reasons).toEqual(["It is wins."]);
  expect(figures).toBe("Next best: play T12. In 300 imagined games this brought 2 points less.");
});
