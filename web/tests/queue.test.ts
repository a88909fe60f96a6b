import { beforeEach, describe, expect, test } from "vitest";
import type { Step } from "../src/lib/net/follow";
import type { Happening } from "../src/lib/protocol";
import { LONGEST_BACKLOG, Queue } from "../src/lib/animation/queue";
import { Clock } from "./clock";

let clock: Clock;
let seen: string[];
let watched: boolean;
let queue: Queue;
let heard: string[];

beforeEach(() => {
  clock = new Clock();
  seen = [];
  heard = [];
  watched = true;
  queue = new Queue(
    {
      beats: (happening) => [
        { run: () => seen.push(happening.type), ms: 100, sound: happening.type === "a" ? "card" : "deal" },
        { run: () => seen.push(`${happening.type} ends`), ms: 50 },
      ],
      settle: (step) => seen.push(`= ${step.number}`),
      sound: (sound) => heard.push(sound),
    },
    clock,
    () => watched,
  );
});

function step(number: number, ...types: string[]): Step {
  const happenings: Happening[] = types.map((type) => ({ type }));
  return {
    number,
    happenings,
    state: "playing",
    seats: [],
    closes_in: null,
    clocks: null,
    undo: null,
    view: null,
    whole: null,
  };
}

describe("the queue of happenings", () => {
  test("`next` shows the next beat at once, and only that", () => {
    queue.add(step(1, "a"));
    clock.pass(0);
    queue.next();
    expect(seen).toEqual(["a", "a ends"]);
    clock.pass(49);
    expect(seen).toEqual(["a", "a ends"]);
    queue.next();
    expect(seen).toEqual(["a", "a ends", "= 1"]);
    queue.next();
    expect(seen).toEqual(["a", "a ends", "= 1"]);
  });

  test("beats are shown one after another, and each step ends with the server's view", () => {
    queue.add(step(1, "a", "b"));
    queue.add(step(2, "c"));
    expect(seen, "the first beat is shown in a separate task").toEqual([]);
    clock.pass(0);
    expect(seen).toEqual(["a"]);
    clock.pass(150);
    expect(seen).toEqual(["a", "a ends", "b"]);
    clock.pass(150);
    expect(seen).toEqual(["a", "a ends", "b", "b ends", "= 1", "c"]);
    clock.pass(150);
    expect(seen.at(-1)).toBe("= 2");
    expect(queue.idle).toBe(true);
  });

  test("the next step starts in a separate task", () => {
    const [pauses, later] = [[] as number[], clock.later];
    clock.later = (run, ms) => {
      pauses.push(ms);
      return later(run, ms);
    };
    queue.add(step(1, "a"));
    queue.add(step(2, "b"));
    clock.pass(1_000);
    expect(pauses).toEqual([0, 100, 50, 0, 100, 50]);
  });

  test("a step without happenings ends at once", () => {
    queue.add(step(1));
    expect(seen).toEqual(["= 1"]);
  });

  test("`backlog` is the number of happenings that were not started", () => {
    queue.add(step(1, "a", "b"));
    clock.pass(0);
    expect(queue.backlog).toBe(1);
    clock.pass(150);
    expect(queue.backlog).toBe(0);
    expect(queue.idle).toBe(false);
  });

  test("`hurry` shows the rest at once, and later steps take their time again", () => {
    queue.add(step(1, "a", "b"));
    queue.hurry();
    expect(seen).toEqual(["a", "a ends", "b", "b ends", "= 1"]);
    queue.add(step(2, "c"));
    clock.pass(0);
    expect(seen.at(-1)).toBe("c");
  });

  test("a long backlog is skipped in favour of the newest view", () => {
    queue.add(step(1, "a"));
    clock.pass(0);
    queue.add(step(99, ...Array.from({ length: LONGEST_BACKLOG + 1 }, () => "x")));
    expect(seen).toEqual(["a", "= 99"]);
    expect(clock.timers).toBe(0);
  });

  test("without a limit, the whole backlog is shown", () => {
    const stage = { beats: () => [{ run: () => seen.push("x"), ms: 1 }], settle: () => seen.push("=") };
    const patient = new Queue(stage, clock, undefined, undefined, Infinity);
    patient.add(step(1, ...Array.from({ length: LONGEST_BACKLOG + 1 }, () => "x")));
    clock.pass(0);
    expect(seen).toEqual(["x"]);
    clock.pass(LONGEST_BACKLOG + 1);
    expect(seen).toEqual([...Array.from({ length: LONGEST_BACKLOG + 1 }, () => "x"), "="]);
  });

  test("the queue shows the newest view at once while the page is hidden", () => {
    watched = false;
    queue.add(step(1, "a"));
    expect(seen).toEqual(["= 1"]);
  });

  test("a stopped queue leaves no timer", () => {
    queue.add(step(1, "a"));
    clock.pass(0);
    queue.stop();
    clock.pass(1_000);
    expect(seen).toEqual(["a"]);
  });

  test("sounds accompany beats, but not skipped ones", () => {
    queue.add(step(1, "a", "b", "c"));
    clock.pass(0);
    expect(heard).toEqual(["card"]);
    queue.hurry();
    expect(heard).toEqual(["card"]);
    watched = false;
    queue.add(step(2, "a"));
    expect(heard).toEqual(["card"]);
    watched = true;
    queue.add(step(3, "b"));
    clock.pass(0);
    expect(heard).toEqual(["card", "deal"]);
  });

  test("`hold` ends after the current happening, and `goOn` shows the rest", () => {
    queue.add(step(1, "a", "b"));
    clock.pass(0);
    queue.hold();
    queue.add(step(2));
    clock.pass(1_000);
    expect(seen).toEqual(["a", "a ends"]);
    expect([queue.idle, queue.backlog]).toEqual([false, 1]);
    queue.goOn();
    clock.pass(1_000);
    expect(seen).toEqual(["a", "a ends", "b", "b ends", "= 1", "= 2"]);
    queue.hold();
    queue.goOn();
    queue.add(step(3, "c"));
    clock.pass(1_000);
    expect(seen.at(-1)).toBe("= 3");
  });

  test("`hurry` or a long backlog ends `hold`", () => {
    queue.hold();
    queue.add(step(1, "a"));
    clock.pass(1_000);
    expect(seen).toEqual([]);
    queue.hurry();
    expect(seen).toEqual(["a", "a ends", "= 1"]);
    queue.hold();
    for (let number = 2; number <= LONGEST_BACKLOG + 2; number++) queue.add(step(number, "b"));
    expect(seen.at(-1)).toBe(`= ${LONGEST_BACKLOG + 2}`);
    expect(queue.idle).toBe(true);
  });
});
