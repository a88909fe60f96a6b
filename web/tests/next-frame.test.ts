import { beforeEach, expect, test, vi } from "vitest";
import { afterNextFrame, beforeNextFrame, betweenFrames } from "../src/lib/animation/next_frame";

/** The callbacks of the next frame, by their IDs. */
const frames = new Map<number, () => void>();
/** The callbacks of separate tasks. */
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

test("in a task before the frame, all callbacks read the page before one of them changes it", () => {
  wait("a");
  wait("b");
  expect(done).toEqual([]);
  runTasks();
  expect(done).toEqual(TOGETHER);
  expect(frames.size).toBe(0);
});

test("if the frame comes before the task, the callbacks run in the frame", () => {
  wait("a");
  wait("b");
  draw();
  expect(done).toEqual(TOGETHER);
  runTasks();
  expect(done).toEqual(TOGETHER);
});

test("in browsers without `scheduler`, the callbacks run in the frame", () => {
  vi.stubGlobal("window", {});
  wait("a");
  wait("b");
  runTasks();
  expect(done).toEqual([]);
  draw();
  expect(done).toEqual(TOGETHER);
});

test("on a hidden page, callbacks run at once", () => {
  Object.assign(document, { hidden: true });
  wait("a");
  expect(done).toEqual(["a reads", "a changes"]);
});

test("a callback that is added during a frame runs as well", () => {
  wait("a");
  runTasks();
  wait("b");
  draw();
  expect(done).toEqual(["laid out", "a reads", "a changes", "laid out", "b reads", "b changes"]);
});

test("`afterNextFrame` runs a task after the next frame, or at once on a hidden page", () => {
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

test("`betweenFrames` waits for the delay and one more frame, and can be cancelled until then", () => {
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
