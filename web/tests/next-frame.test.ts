import { beforeEach, expect, test, vi } from "vitest";
import { afterNextFrame, beforeNextFrame, betweenFrames } from "../src/lib/animation/next_frame";

/** What is to be done with the next frame, by its number. */
const frames = new Map<number, () => void>();
/** What is to be done in tasks of their own. */
const tasks: (() => void)[] = [];
let done: string[];
let drawn = 0;

const postTask = (run: () => void) => void tasks.push(run);

beforeEach(() => {
  vi.useFakeTimers();
  draw();
  tasks.length = 0;
  done = [];
  vi.stubGlobal("document", {
    hidden: false,
    documentElement: { getBoundingClientRect: () => done.push("laid out") },
  });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    frames.set(++drawn, run);
    return drawn;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  vi.stubGlobal("scheduler", { postTask });
  vi.stubGlobal("window", { scheduler: { postTask } });
});

function draw(): void {
  const due = [...frames.values()];
  frames.clear();
  due.forEach((run) => run());
}

const runTasks = () => tasks.splice(0).forEach((run) => run());
const wait = (name: string) =>
  beforeNextFrame(() => {
    done.push(`${name} reads`);
    return () => done.push(`${name} changes`);
  });
const TOGETHER = ["laid out", "a reads", "b reads", "a changes", "b changes"];

test("all who wait read before any of them changes anything, in a task before the frame, which has nothing left to do", () => {
  wait("a");
  wait("b");
  expect(done).toEqual([]);
  runTasks();
  expect(done).toEqual(TOGETHER);
  expect(frames.size).toBe(0);
});

test("a frame that comes before the task does it", () => {
  wait("a");
  wait("b");
  draw();
  expect(done).toEqual(TOGETHER);
  runTasks();
  expect(done).toEqual(TOGETHER);
});

test("browsers that know no such tasks do it with the frame", () => {
  vi.stubGlobal("window", {});
  wait("a");
  wait("b");
  runTasks();
  expect(done).toEqual([]);
  draw();
  expect(done).toEqual(TOGETHER);
});

test("where nobody is to see a frame nobody waits for one", () => {
  Object.assign(document, { hidden: true });
  wait("a");
  expect(done).toEqual(["a reads", "a changes"]);
});

test("whoever waits later is not forgotten", () => {
  wait("a");
  runTasks();
  wait("b");
  draw();
  expect(done).toEqual(["laid out", "a reads", "a changes", "laid out", "b reads", "b changes"]);
});

test("a task comes after the next frame, at once where nobody is to see that frame", () => {
  const run = () => done.push("run");
  afterNextFrame(run);
  vi.runAllTimers();
  expect(done).toEqual([]);
  draw();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(["run"]);
  Object.assign(document, { hidden: true });
  afterNextFrame(run);
  expect(done).toEqual(["run", "run"]);
});

test("what is due between frames waits for its time and for one more frame, and can be called off until then", () => {
  const later = (name: string) => betweenFrames.later(() => done.push(name), 500);
  later("first");
  const early = later("called off while it waits for its time");
  const late = later("called off while it waits for the frame");
  vi.advanceTimersByTime(400);
  draw();
  betweenFrames.cancel(early);
  vi.advanceTimersByTime(100);
  betweenFrames.cancel(late);
  expect(done).toEqual([]);
  draw();
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["first"]);
});
