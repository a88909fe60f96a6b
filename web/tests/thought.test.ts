import { beforeEach, describe, expect, test } from "vitest";
import { Thought } from "../src/lib/play/thought";

const face = (since: number | null) => ({ left: 60, since });

let thought: Thought;

beforeEach(() => {
  thought = new Thought();
});

describe("how long a decision is thought about", () => {
  test("counts from the news with which the own clock began to run", () => {
    thought.hear(face(7), 7, true, 1000);
    expect(thought.until(3500)).toBe(2500);
  });

  test("goes on while others decide", () => {
    thought.hear(face(7), 7, true, 1000);
    thought.hear(face(7), 8, true, 2000);
    thought.hear(face(7), 9, false, 2500);
    expect(thought.until(3500)).toBe(2500);
  });

  test("begins anew with the next decision", () => {
    thought.hear(face(7), 7, true, 1000);
    thought.hear(face(9), 9, true, 4000);
    expect(thought.until(5000)).toBe(1000);
  });

  test("is not known after a pause: the clock may have run for long", () => {
    thought.hear(face(7), 9, false, 1000);
    expect(thought.until(3500)).toBe(null);
    thought.hear(face(7), 10, true, 4000);
    expect(thought.until(5000)).toBe(null);
  });

  test("is not known where no clock runs", () => {
    thought.hear(null, 7, true, 1000);
    expect(thought.until(3500)).toBe(null);
    thought.hear(face(null), 8, true, 1000);
    expect(thought.until(3500)).toBe(null);
  });
});
