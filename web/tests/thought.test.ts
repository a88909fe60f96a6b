import { beforeEach, describe, expect, test } from "vitest";
import { Thought } from "../src/lib/play/thought";

const face = (since: number | null) => ({ left: 60, since });

let thought: Thought;

beforeEach(() => {
  thought = new Thought();
});

describe("the thinking time of a decision", () => {
  test("the thinking time starts when the news arrive that start the own clock", () => {
    thought.hear(face(7), 7, true, 1000);
    expect(thought.until(3500)).toBe(2500);
  });

  test("the thinking time continues while other players decide", () => {
    thought.hear(face(7), 7, true, 1000);
    thought.hear(face(7), 8, true, 2000);
    thought.hear(face(7), 9, false, 2500);
    expect(thought.until(3500)).toBe(2500);
  });

  test("the thinking time starts again at the next decision", () => {
    thought.hear(face(7), 7, true, 1000);
    thought.hear(face(9), 9, true, 4000);
    expect(thought.until(5000)).toBe(1000);
  });

  test("the thinking time is unknown after a pause, in which the clock may have run", () => {
    thought.hear(face(7), 9, false, 1000);
    expect(thought.until(3500)).toBe(null);
    thought.hear(face(7), 10, true, 4000);
    expect(thought.until(5000)).toBe(null);
  });

  test("the thinking time is unknown if no clock runs", () => {
    thought.hear(null, 7, true, 1000);
    expect(thought.until(3500)).toBe(null);
    thought.hear(face(null), 8, true, 1000);
    expect(thought.until(3500)).toBe(null);
  });
});
