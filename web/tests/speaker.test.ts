import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speaker } from "../src/lib/speaker.svelte";
import { useFakeTimers } from "./fake-timers";

beforeEach(() => {
  useFakeTimers();
  speaker.hush(); // other test files use the same speaker
});
afterEach(() => void vi.useRealTimers());

function read(): string {
  vi.runAllTimers();
  return speaker.text;
}

test("sentences in quick succession are read together", () => {
  speaker.say("Ada plays T5.");
  speaker.say("Bea: hello", 7);
  expect(read()).toBe("Ada plays T5. Bea: hello");
});

test("a chat message that is deleted before the live region changes is not read", () => {
  speaker.say("It is your turn.");
  speaker.say("Bea: something rude", 8);
  speaker.unsay(8);
  expect(read()).toBe("It is your turn.");
  speaker.say("Bea: something rude", 9);
  speaker.unsay(9);
  expect(read()).toBe("It is your turn.");
});

test("a deleted chat message is removed from the live region", () => {
  speaker.say("Bea: something rude", 10);
  expect(read()).toBe("Bea: something rude");
  speaker.unsay(11);
  expect(speaker.text).toBe("Bea: something rude");
  speaker.unsay(10);
  expect(speaker.text).toBe("");
  speaker.say("Ada: hello", 12);
  expect(read()).toBe("Ada: hello");
  speaker.unsay(10);
  expect(speaker.text).toBe("Ada: hello");
});

test("sentences are not kept for the next page", () => {
  speaker.say("The game is over.");
  read();
  speaker.say("Winner: Bruno.");
  speaker.hush();
  expect(read()).toBe("");
});
