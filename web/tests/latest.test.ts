import { beforeEach, expect, test, vi } from "vitest";
import { Latest } from "../src/lib/net/latest";

type Asked = { choice: string; answer: (said: string) => void; fail: (error: Error) => void };
let asked: Asked[];
let leave: (() => void) | null;
let latest: Latest<string, string>;
const choices = () => asked.map(({ choice }) => choice);

beforeEach(() => {
  asked = [];
  leave = null;
  vi.stubGlobal("addEventListener", (kind: string, run: () => void) => {
    if (kind === "pagehide") leave = run;
  });
  vi.stubGlobal("removeEventListener", () => (leave = null));
  latest = new Latest((choice) => new Promise((answer, fail) => void asked.push({ choice, answer, fail })));
});

test("a choice waits for the answer to the previous one, and only the last waiting choice is sent", async () => {
  const answers = [latest.choose("a"), latest.choose("b"), latest.choose("c")];
  expect(choices()).toEqual(["a"]);
  asked[0]!.answer("A");
  await vi.waitFor(() => expect(choices()).toEqual(["a", "c"]));
  asked[1]!.answer("C");
  expect(await Promise.all(answers)).toEqual(["C", "C", "C"]);
  expect(leave).toBeNull();
  void latest.choose("d");
  expect(choices()).toEqual(["a", "c", "d"]);
});

test("the waiting choice is sent when the person leaves the page", () => {
  void latest.choose("a");
  leave!();
  expect(choices(), "the choice was already sent").toEqual(["a"]);
  void latest.choose("b");
  leave!();
  expect(choices()).toEqual(["a", "b"]);
});

test("a choice is sent even if the previous one failed, and only the last failure is reported", async () => {
  const answers = [latest.choose("a"), latest.choose("b")];
  asked[0]!.fail(new Error("a"));
  await vi.waitFor(() => expect(choices()).toEqual(["a", "b"]));
  asked[1]!.answer("B");
  expect(await Promise.all(answers)).toEqual(["B", "B"]);
  const failing = latest.choose("c");
  asked[2]!.fail(new Error("c"));
  await expect(failing).rejects.toThrow("c");
});
