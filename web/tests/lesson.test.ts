import { beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/lib/net/follow";
import type { Taught, View } from "../src/lib/protocol";

const { lesson, kept } = vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("window", { addEventListener: () => {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { lesson: vi.fn(), kept };
});
vi.mock("../src/lib/net/api", async (original) => ({ ...(await original<object>()), api: { lesson } }));
vi.mock("../src/lib/net/live.svelte", () => ({ live: { say: () => true } }));

import { CallFailed } from "../src/lib/net/api";
import { Attended } from "../src/lib/player/attended";
import { Lesson } from "../src/learn/lesson.svelte";

const view = (moves: string[], table: unknown = {}) =>
  ({ game: "sticks", players: 2, options: {}, seat: 0, owing: [0], moves, table }) as unknown as View;
const stand = (step: number, seen: View[], more: Partial<Taught> = {}): Taught => ({
  step,
  steps: 2,
  say: `lesson-first-${step}`,
  light: [],
  wrong: false,
  over: step === 2,
  seen: seen.map((one) => ({ happenings: [{ type: "card" }], view: one })),
  ...more,
});
const names = { you: "You", face: "c4", others: ["Ada", "Bea"] };
const moved = () => vi.waitFor(() => expect(attending.pending).toEqual([]));
let attending: Lesson;
let shown: Step[];

beforeEach(() => {
  kept.clear();
  lesson.mockReset();
  shown = [];
  attending = new Lesson(
    "sticks",
    "first",
    stand(0, [view([]), view(["take 1", "take 2"])]),
    [],
    true,
    names,
  );
  attending.receive((step) => shown.push(step));
});

test("what led to the first decision is shown before it", () => {
  const early = new Lesson("sticks", "first", stand(0, [view([]), view(["take 1"])]), [], true, names);
  expect(early.told, "before there is a table that could show it").toBe(false);
  expect(attending.table.seats.map(({ name }) => name)).toEqual(["You", "Bea"]);
  expect(attending.table.seats.map(({ face }) => face)).toEqual(["c4", null]);
  expect(shown.map((step) => step.view?.moves)).toEqual([["take 1", "take 2"]]);
  expect(attending.told).toBe(false);
  attending.shownTo = 1;
  expect(attending.told).toBe(true);
});

test("while others move nothing can be done", async () => {
  lesson.mockResolvedValue(stand(1, [view([]), view(["take 1"]), view(["take 3"])]));
  attending.move("take 2");
  expect(attending.pending).toEqual(["take 2"]);
  await moved();
  expect(lesson).toHaveBeenCalledWith("sticks", "first", ["take 2"]);
  expect(shown.slice(1).map((step) => step.view?.moves)).toEqual([[], [], ["take 3"]]);
  expect(new Attended("sticks", "first").moves).toEqual(["take 2"]);
});

test("a wrong move is shown and then left away", async () => {
  lesson.mockResolvedValue(stand(0, [view(["take 1"])], { wrong: true }));
  attending.move("take 1");
  await moved();
  expect(shown.at(-1)?.view?.moves).toEqual([]);
  attending.move("take 1");
  expect(lesson).toHaveBeenCalledTimes(1);
  lesson.mockResolvedValue(stand(0, [view(["take 1", "take 2"])]));
  await attending.tryAgain();
  expect(lesson).toHaveBeenLastCalledWith("sticks", "first", []);
  expect(attending.tries).toBe(1);
  expect(shown.at(-1)).toMatchObject({ happenings: [], view: { moves: ["take 1", "take 2"] } });
});

test("why a move is refused is told as at any table", async () => {
  const problem = { code: "illegal_move", message: "no" };
  lesson.mockRejectedValue(new CallFailed(problem, 422));
  attending.move("take 9");
  await moved();
  expect(attending.refusal).toEqual(problem);
  const told = vi.fn();
  attending.askWhy("take 9", 0, told);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(problem));
});

test("whoever goes through a lesson once more has still done it", () => {
  const attended = new Attended("sticks", "first");
  expect([attended.done, attended.far]).toEqual([false, null]);
  attended.keep(["a"], stand(1, []));
  expect([attended.done, attended.far, attended.moves]).toEqual([false, { step: 1, steps: 2 }, ["a"]]);
  attended.keep(["a", "b"], stand(2, []));
  attended.keep(["a"], stand(1, []));
  expect([attended.done, attended.moves]).toEqual([true, []]);
});

test("what a browser remembers badly is nothing", () => {
  kept.set("matchwood.lesson.sticks.first", "{");
  expect(new Attended("sticks", "first").moves).toEqual([]);
});
