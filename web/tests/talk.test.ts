import { beforeEach, expect, test, vi } from "vitest";
import { CallFailed } from "../src/lib/api";
import type { Say } from "../src/lib/protocol";
import { Talk } from "../src/lib/talk.svelte";

const { say } = vi.hoisted(() => ({ say: vi.fn() }));
vi.mock("../src/lib/live.svelte", () => ({ live: {} }));
vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), api: { say } }));

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
