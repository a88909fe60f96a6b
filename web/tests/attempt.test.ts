import { expect, test, vi } from "vitest";
import { CallFailed } from "../src/lib/net/api";
import { Attempt } from "../src/lib/net/attempt.svelte";

const { live } = vi.hoisted(() => {
  vi.stubGlobal("document", { activeElement: null, body: null });
  vi.stubGlobal("HTMLElement", class {});
  return { live: { returns: 1 } };
});
vi.mock("../src/lib/net/live.svelte", () => ({ live }));
vi.mock("../src/lib/router.svelte", () => ({ router: {} }));
vi.mock("../src/lib/net/explain", () => ({ explain: (error: CallFailed) => error.problem.code }));

const failed = async (code: string) => {
  const attempt = new Attempt();
  await attempt.make(() => Promise.reject(new CallFailed({ code, message: "" }, 0)));
  return attempt;
};

test("the error that the server is unreachable is shown until the connection is back", async () => {
  const attempt = await failed("unreachable");
  expect(attempt.failure).toBe("unreachable");
  live.returns += 1;
  expect(attempt.failure).toBeNull();
});

test("a refusal of the server is shown until the person tries again", async () => {
  const attempt = await failed("changed");
  live.returns += 1;
  expect(attempt.failure).toBe("changed");
});

test("a second request waits for the answer to the first one", async () => {
  const attempt = new Attempt();
  const done: string[] = [];
  let answer: (() => void) | undefined;
  const first = attempt.make(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    done.push("first");
  });
  const second = attempt.make(() => Promise.resolve(void done.push("second")));
  await vi.waitFor(() => expect(answer).toBeDefined());
  expect([done, attempt.busy]).toEqual([[], true]);
  answer?.();
  await first;
  expect(attempt.busy).toBe(true);
  await second;
  expect([done, attempt.busy]).toEqual([["first", "second"], false]);
});

test("a request runs even if the request before it failed", async () => {
  const attempt = await failed("changed");
  const done: string[] = [];
  await attempt.make(() => Promise.resolve(void done.push("next")));
  expect([done, attempt.failure]).toEqual([["next"], null]);
});
