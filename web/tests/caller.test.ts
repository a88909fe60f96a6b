import { beforeEach, expect, test, vi } from "vitest";
import { Caller, type Opened } from "../src/worker/caller";

const ORIGIN = "https://cards.example";
const NOTICE = { title: "Matschig", body: "It is your move.", table: "abcd", path: "/t/abcd" };

const show = vi.fn(() => Promise.resolve());
const open = vi.fn(() => Promise.resolve());
const badge = vi.fn(() => Promise.resolve());
const subscribe = vi.fn(() => Promise.resolve(subscriptionOf("new")));
const fetched = vi.fn(() => Promise.resolve(new Response()));
let windows: Opened[];
let caller: Caller;

function subscriptionOf(name: string): PushSubscription {
  const endpoint = `https://push.example/${name}`;
  const keys = { p256dh: "key", auth: "auth" };
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
  return { endpoint, options, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
}

const windowAt = (path: string) => ({ url: ORIGIN + path, focus: vi.fn(() => Promise.resolve()) });

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  const world = { origin: ORIGIN, show, open, badge, subscribe, fetch: fetched };
  caller = new Caller({ ...world, windows: () => Promise.resolve(windows) });
});

test("a notification replaces the previous one of its table, and the app icon gets a dot", async () => {
  await caller.tell(NOTICE);
  const icon = "/icons/app-192.png";
  const shown = { body: NOTICE.body, tag: "abcd", renotify: true, icon, data: "/t/abcd" };
  expect(show).toHaveBeenCalledExactlyOnceWith("Matschig", shown);
  expect(badge).toHaveBeenCalledOnce();
});

test("a pressed notification focuses the window that shows its table", async () => {
  const there = windowAt("/t/abcd?from=here");
  windows = [windowAt("/"), windowAt("/t/abcde"), there];
  await caller.lead("/t/abcd");
  expect(there.focus).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test("a pressed notification opens a window if no window shows its table", async () => {
  windows = [windowAt("/"), windowAt("/t/other")];
  await caller.lead("/t/abcd");
  expect(open).toHaveBeenCalledExactlyOnceWith("/t/abcd");
});

test("the server gets the new push address when the browser changes it", async () => {
  await caller.move(subscriptionOf("old"), null);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(subscriptionOf("old").options);
  const [path, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(path).toBe("/api/notifying/begin");
  const subscription = { endpoint: "https://push.example/new", keys: { p256dh: "key", auth: "auth" } };
  expect(JSON.parse(init.body as string)).toEqual({
    ...subscription,
    instead_of: "https://push.example/old",
  });
});

test("a browser without notifications sends no push address", async () => {
  await caller.move(null, subscriptionOf("new"));
  expect(fetched).not.toHaveBeenCalled();
});
