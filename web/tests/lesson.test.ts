import { beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/lib/net/follow";
import type { Problem, Taught, TaughtTree, View } from "../src/lib/protocol";

const { call, kept } = vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { protocol: "http:", host: "localhost", search: "" });
  vi.stubGlobal("window", { addEventListener: () => {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { call: vi.fn(), kept };
});
vi.mock("../src/lib/net/api", async (original) => ({ ...(await original<object>()), call }));
vi.mock("../src/lib/net/live.svelte", () => ({ live: { say: () => true } }));

import { CallFailed } from "../src/lib/net/api";
import { explainProblem } from "../src/lib/net/explain";
import { Attended, nextLesson } from "../src/lib/player/attended";
import { Course } from "../src/learn/course";
import { Lesson } from "../src/learn/lesson.svelte";

const view = (moves: string[], table: unknown = {}) =>
  ({ game: "sticks", players: 2, options: {}, seat: 0, owing: [0], moves, table }) as unknown as View;
const stand = (step: number, seen: View[], more: Partial<TaughtTree> = {}): TaughtTree => ({
  step,
  steps: 2,
  say: `lesson-first-${step}`,
  light: [],
  wrong: false,
  over: step === 2,
  seen: seen.map((one) => ({ happenings: [{ type: "card" }], view: one })),
  after: {},
  ...more,
});
const CHOICES = ["take 1", "take 2"];
const TREE = stand(0, [view([]), view(CHOICES)], {
  after: {
    "take 1": stand(0, [view(["take 1"])], { wrong: true }),
    "take 2": stand(1, [view([]), view(["take 1"]), view(["take 3"])], {
      after: { "take 3": stand(2, [view([])]) },
    }),
  },
});
const ADDRESS = "/api/games/sticks/lessons/first";
const ILLEGAL = { code: "illegal_move", message: "no" };
const UNREACHABLE = new CallFailed({ code: "unreachable", message: "" }, 0);
const names = { you: "You", face: "c4", others: ["Ada", "Bea"] };
const moved = () => vi.waitFor(() => expect(attending.pending).toEqual([]));
const begun = (course: Course, taught: Taught = course.beginning) =>
  new Lesson(course, taught, [], true, names);
let course: Course;
let attending: Lesson;
let shown: Step[];

beforeEach(async () => {
  kept.clear();
  shown = [];
  call.mockReset().mockResolvedValueOnce(TREE);
  course = await Course.load("sticks", "first");
  attending = begun(course);
  attending.receive((step) => shown.push(step));
});

test("a lesson shows the happenings before the first decision", () => {
  const early = begun(course);
  expect(early.told, "before a table could show the happenings").toBe(false);
  expect(attending.table.seats.map(({ name }) => name)).toEqual(["You", "Bea"]);
  expect(attending.table.seats.map(({ face }) => face)).toEqual(["c4", null]);
  expect(shown.map((step) => step.view?.moves)).toEqual([CHOICES]);
  expect(attending.told).toBe(false);
  attending.shownTo = 1;
  expect(attending.told).toBe(true);
});

test("the learner cannot move while other players move", async () => {
  attending.move("take 2");
  expect(attending.pending).toEqual(["take 2"]);
  await moved();
  expect(shown.slice(1).map((step) => step.view?.moves)).toEqual([[], [], ["take 3"]]);
  expect(new Attended("sticks", "first").moves).toEqual(["take 2"]);
});

test("a wrong move is shown and then removed", async () => {
  attending.move("take 1");
  await moved();
  expect(shown.at(-1)?.view?.moves).toEqual([]);
  const count = shown.length;
  attending.move("take 2");
  await moved();
  expect(shown).toHaveLength(count);
  await attending.tryAgain();
  expect(attending.tries).toBe(1);
  expect(shown.at(-1)).toMatchObject({ happenings: [], view: { moves: CHOICES } });
});

test("a lesson is loaded once and then played to its end without the server", async () => {
  attending.move("take 1");
  await moved();
  await attending.tryAgain();
  attending.move("take 2");
  await moved();
  attending.move("take 3");
  await moved();
  expect(attending.taught.over).toBe(true);
  expect(new Attended("sticks", "first").done).toBe(true);
  await attending.fromStart();
  expect(shown.at(-1)?.view?.moves).toEqual(CHOICES);
  expect(call).toHaveBeenCalledExactlyOnceWith("GET", ADDRESS);
});

test("the server is asked for moves that a large lesson does not contain", async () => {
  call.mockResolvedValue(stand(1, [view(["take 4"])]));
  attending.move("take 5");
  await moved();
  expect(call).toHaveBeenLastCalledWith("POST", ADDRESS, { moves: ["take 5"] });
  expect(shown.at(-1)?.view?.moves).toEqual(["take 4"]);
  expect(new Attended("sticks", "first").moves).toEqual(["take 5"]);
});

test("names of JavaScript object properties are not moves", async () => {
  call.mockResolvedValue({ error: ILLEGAL });
  attending.move("constructor");
  await moved();
  expect(attending.refusal).toEqual(ILLEGAL);
});

test("a refused move is explained like at other tables", async () => {
  call.mockResolvedValue({ error: ILLEGAL });
  attending.move("take 9");
  await moved();
  expect(attending.refusal).toEqual(ILLEGAL);
  const told = vi.fn();
  attending.askWhy("take 9", 0, told);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(ILLEGAL));
});

test("without a connection, an illegal move gets a general explanation and the lesson continues", async () => {
  call.mockRejectedValue(UNREACHABLE);
  const told = vi.fn<(why: Problem) => void>();
  attending.askWhy("take 9", 0, told);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(explainProblem(told.mock.lastCall![0])).toContain(
    "Without a connection, the page cannot explain why.",
  );
  attending.move("take 2");
  await moved();
  expect(attending.taught.step).toBe(1);
});

test("a finished lesson stays finished when it is repeated", () => {
  const attended = new Attended("sticks", "first");
  expect([attended.done, attended.far]).toEqual([false, null]);
  attended.keep(["a"], stand(1, []));
  expect([attended.done, attended.far, attended.moves]).toEqual([false, { step: 1, steps: 2 }, ["a"]]);
  attended.keep(["a", "b"], stand(2, []));
  attended.keep(["a"], stand(1, []));
  expect([attended.done, attended.moves]).toEqual([true, []]);
});

test("a learner who has finished a lesson is offered the first unfinished one", () => {
  const lessons = ["first", "second", "third"];
  const finish = (lesson: string) => new Attended("sticks", lesson).keep(["a", "b"], stand(2, []));
  expect(nextLesson("sticks", lessons)).toBeNull();
  finish("first");
  expect(nextLesson("sticks", lessons)).toBe("second");
  finish("second");
  finish("third");
  expect(nextLesson("sticks", lessons)).toBeNull();
});

test("damaged stored progress is ignored", () => {
  kept.set("matchwood.lesson.sticks.first", "{");
  expect(new Attended("sticks", "first").moves).toEqual([]);
});
