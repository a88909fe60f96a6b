import { beforeEach, expect, test, vi } from "vitest";
import { CallFailed } from "../src/lib/api";
import type { Heard, Say, Spoken } from "../src/lib/protocol";
import { Talk } from "../src/lib/talk.svelte";

const { say, told } = vi.hoisted(() => ({ say: vi.fn(), told: vi.fn() }));
vi.mock("../src/lib/live.svelte", () => ({ live: {} }));
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), api: { say, talk: told } }));

const keys = () => say.mock.calls.map(([, said]) => (said as Say).key);
const lost = new CallFailed({ code: "unreachable", message: "" }, 0);
let talk: Talk;

beforeEach(() => {
  say.mockReset();
  say.mockImplementation(async (_: string, { text }: Say) => ({
    id: say.mock.calls.length,
    who: "me",
    text,
  }));
  talk = new Talk("table", () => true);
});

test("whoever says it again since no answer came has said it once", async () => {
  say.mockRejectedValueOnce(lost);
  await expect(talk.say({ text: "Hello" })).rejects.toBe(lost);
  await talk.say({ text: "Hello" });
  expect(new Set(keys()).size).toBe(1);
});

test("the same words said again are another line, and so are other words after an answer that did not come", async () => {
  await talk.say({ text: "Hello" });
  await talk.say({ text: "Hello" });
  say.mockRejectedValueOnce(lost);
  await expect(talk.say({ text: "One" })).rejects.toBe(lost);
  await talk.say({ text: "Two" });
  expect(new Set(keys()).size).toBe(4);
});

const line = (id: number): Spoken => ({ id, who: "ada", name: "Ada", text: `line ${id}` }) as Spoken;

test("what was said before somebody came is no news, what they heard before they were told that is", async () => {
  let answer: (said: { you: string; lines: Spoken[] }) => void = () => undefined;
  told.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  talk.watch();
  talk.hear({ type: "said", table: "table", line: line(3) } as Heard);
  answer({ you: "me", lines: [line(1), line(2), line(3)] });
  await vi.waitFor(() => expect(talk.lines.length).toBe(3));
  expect(talk.unread).toBe(1);
});
