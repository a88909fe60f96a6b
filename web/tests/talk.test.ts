import { beforeEach, expect, test, vi } from "vitest";
import { CallFailed } from "../src/lib/net/api";
import type { Heard, Say, Spoken } from "../src/lib/protocol";
import { speaker } from "../src/lib/speaker.svelte";
import { Talk } from "../src/lib/play/talk.svelte";

const { say, lines } = vi.hoisted(() => ({ say: vi.fn(), lines: vi.fn() }));
vi.mock("../src/lib/net/live.svelte", () => ({ live: { follow: () => () => undefined } }));
vi.mock("../src/lib/net/api", async (original) => ({
  ...(await original<object>()),
  api: { say, talk: lines },
}));

const keys = () => say.mock.calls.map(([, said]) => (said as Say).key);
const lost = new CallFailed({ code: "unreachable", message: "" }, 0);
let talk: Talk;

beforeEach(() => {
  say.mockReset();
  say.mockImplementation((_: string, { text }: Say) =>
    Promise.resolve({ id: say.mock.calls.length, who: "me", text }),
  );
  talk = new Talk("table", () => true);
});

test("a message that is repeated after a lost answer has the same key", async () => {
  say.mockRejectedValueOnce(lost);
  await expect(talk.say({ text: "Hello" })).rejects.toBe(lost);
  await talk.say({ text: "Hello" });
  expect(new Set(keys()).size).toBe(1);
});

test("an equal message after an answer has a new key, and so has a different text after a lost answer", async () => {
  await talk.say({ text: "Hello" });
  await talk.say({ text: "Hello" });
  say.mockRejectedValueOnce(lost);
  await expect(talk.say({ text: "One" })).rejects.toBe(lost);
  await talk.say({ text: "Two" });
  expect(new Set(keys()).size).toBe(4);
});

function connect(): void {
  talk.watch();
  talk.hear({ type: "table", table: { id: "table" } } as Heard);
}

const line = (id: number): Spoken => ({ id, who: "ada", name: "Ada", text: `line ${id}` }) as Spoken;

test("messages from before the visit are not unread, and messages that arrive before the answer are", async () => {
  let answer: (said: { you: string; lines: Spoken[] }) => void = () => undefined;
  lines.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  connect();
  talk.hear({ type: "said", table: "table", line: line(3) });
  answer({ you: "me", lines: [line(1), line(2), line(3)] });
  await vi.waitFor(() => expect(talk.lines.length).toBe(3));
  expect(talk.unread).toBe(1);
});

test("messages from before the connection opens or while it is lost are announced", async () => {
  lines.mockResolvedValueOnce({ you: "me", lines: [line(1)] });
  talk.start(true);
  await vi.waitFor(() => expect(ids()).toEqual([1]));
  expect([talk.unread, talk.latest]).toEqual([0, null]);
  lines.mockResolvedValueOnce({ you: "me", lines: [line(1), line(2), line(3)] });
  connect();
  await vi.waitFor(() => expect(ids()).toEqual([1, 2, 3]));
  expect([talk.unread, talk.latest?.id]).toEqual([2, 3]);
});

test("missed messages are requested after the server confirms that this page watches the table", () => {
  lines.mockReset();
  lines.mockResolvedValue({ you: "me", lines: [] });
  talk.watch();
  talk.hear({ type: "table", table: { id: "another" } } as Heard);
  expect(lines).not.toHaveBeenCalled();
  talk.hear({ type: "table", table: { id: "table" } } as Heard);
  talk.hear({ type: "table", table: { id: "table" } } as Heard);
  expect(lines).toHaveBeenCalledOnce();
});

test("without other players, messages are not requested before the connection opens", () => {
  lines.mockReset();
  talk.start(false);
  expect(lines).not.toHaveBeenCalled();
});

test("the answers may arrive in another order than the requests", async () => {
  let answer: (said: { you: string; lines: Spoken[] }) => void = () => undefined;
  lines.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  talk.start(true);
  lines.mockResolvedValueOnce({ you: "me", lines: [line(1), line(2)] });
  connect();
  await vi.waitFor(() => expect(ids()).toEqual([1, 2]));
  answer({ you: "me", lines: [line(1)] });
  await vi.waitFor(() => expect(talk.unread).toBe(1));
  expect([ids(), talk.latest?.id]).toEqual([[1, 2], 2]);
});

const said = (id: number) => talk.hear({ type: "said", table: "table", line: line(id) });
const unsaid = (id: number, table = "table") => talk.hear({ type: "unsaid", table, line: id });
const ids = () => talk.lines.map(({ id }) => id);

test("a deleted message disappears from the list, the unread count and the latest message", () => {
  const silenced = vi.spyOn(speaker, "unsay");
  [1, 2, 3].forEach(said);
  unsaid(3, "another table");
  expect([ids(), talk.unread, talk.latest?.id]).toEqual([[1, 2, 3], 3, 3]);
  unsaid(2);
  expect([ids(), talk.unread, talk.latest?.id]).toEqual([[1, 3], 2, 3]);
  unsaid(3);
  expect([ids(), talk.unread, talk.latest]).toEqual([[1], 1, null]);
  expect(silenced.mock.calls).toEqual([[2], [3]]);
  said(4);
  expect(talk.unread).toBe(2);
});

test("a deleted message stays deleted even if it arrives late", async () => {
  lines.mockResolvedValue({ you: "me", lines: [line(1), line(2)] });
  connect();
  unsaid(1);
  await vi.waitFor(() => expect(ids()).toEqual([2]));
  said(1);
  expect([ids(), talk.latest]).toEqual([[2], null]);
});

test("messages that were deleted during a lost connection disappear after the reconnection", async () => {
  [1, 2].forEach(said);
  lines.mockResolvedValue({ you: "me", lines: [line(1)] });
  connect();
  said(3);
  await vi.waitFor(() => expect(ids()).toEqual([1, 3]));
  expect(talk.latest?.id).toBe(3);
});
