import { beforeEach, expect, test, vi } from "vitest";
import { Keeper } from "../src/worker/keeper";

const ORIGIN = "https://cards.example";
const FILES = ["/assets/index-1.js", "/assets/rules-1.js"];

/** What a server answers by path; a path that it does not know fails, as without a line. */
let served: Record<string, () => Response | Promise<Response>>;
let kept: Map<string, Map<string, Response>>;
let asked: string[];

const pathOf = (one: Request | string) => new URL(typeof one === "string" ? one : one.url, ORIGIN).pathname;

function fetched(one: Request | string): Promise<Response> {
  const path = pathOf(one);
  asked.push(path);
  const answer = served[path];
  return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no line"));
}

function cacheOf(files: Map<string, Response>) {
  return {
    put: (request: Request, answer: Response) => Promise.resolve(void files.set(pathOf(request), answer)),
    addAll: async (paths: string[]) => {
      const answers = await Promise.all(paths.map(fetched));
      if (!answers.every(({ ok }) => ok)) throw new TypeError("not all are there");
      paths.forEach((path, index) => files.set(path, answers[index]!));
    },
  } as unknown as Cache;
}

const caches = {
  open: (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return Promise.resolve(cacheOf(files));
  },
  keys: () => Promise.resolve([...kept.keys()]),
  delete: (name: string) => Promise.resolve(kept.delete(name)),
  match: (one: Request | string, { cacheName }: { cacheName?: string } = {}) => {
    const among = [...kept].filter(([name]) => !cacheName || name === cacheName);
    return Promise.resolve(
      among
        .map(([, files]) => files.get(pathOf(one)))
        .find(Boolean)
        ?.clone(),
    );
  },
} as unknown as CacheStorage;

const keeperOf = (version: string, files = FILES) =>
  new Keeper({ version, page: "/index.html", files }, { origin: ORIGIN, caches, fetch: fetched });

/** A request for a page: no script can make one, so it only looks like it. */
const visit = (path: string) => ({ url: ORIGIN + path, method: "GET", mode: "navigate" }) as Request;
const file = (path: string) => new Request(ORIGIN + path);
const said = async (answer: Promise<Response> | null) => (await answer)?.text();

beforeEach(() => {
  vi.useRealTimers();
  kept = new Map();
  asked = [];
  served = Object.fromEntries(
    ["/index.html", ...FILES].map((path) => [path, () => new Response(`kept ${path}`)]),
  );
});

test("with a line the page comes from the server, without one it is the kept one, at every address", async () => {
  const keeper = keeperOf("one");
  await keeper.install();
  served["/t/abc"] = () => new Response("fresh");
  expect(await said(keeper.answer(visit("/t/abc")))).toBe("fresh");
  served = {};
  for (const path of ["/", "/t/abc", "/rules/tycoon/de"])
    expect(await said(keeper.answer(visit(path)))).toBe("kept /index.html");
});

test("the kept page stands in for a proxy without a server and for a line that does not answer", async () => {
  vi.useFakeTimers();
  const keeper = keeperOf("one");
  await keeper.install();
  served["/"] = () => new Response("bad gateway", { status: 502 });
  expect(await said(keeper.answer(visit("/")))).toBe("kept /index.html");
  served["/"] = () => new Promise<Response>(() => undefined);
  const shown = said(keeper.answer(visit("/")));
  await vi.runAllTimersAsync();
  expect(await shown).toBe("kept /index.html");
});

test.each([404, 500, 503])("an answer %i of the server itself is shown", async (status) => {
  const keeper = keeperOf("one");
  await keeper.install();
  served["/"] = () => new Response("told", { status });
  expect(await said(keeper.answer(visit("/")))).toBe("told");
});

test.each([
  ["what is asked of the server", file("/api/tables/abc")],
  ["the file of a game", visit("/api/tables/abc/record")],
  ["the description for programs", visit("/schema/openapi.json")],
  ["what is told to the server", new Request(`${ORIGIN}/api/tables`, { method: "POST" })],
  ["an icon", file("/favicon.svg")],
  ["another site", new Request("https://elsewhere.example/assets/index-1.js")],
])("%s passes by", (_, request) => {
  expect(keeperOf("one").answer(request)).toBeNull();
});

test("a file with a hash in its name is asked for once, and pages are never kept", async () => {
  const keeper = keeperOf("one");
  await keeper.install();
  served["/assets/table-1.js"] = () => new Response("table");
  served["/t/abc"] = () => new Response("a table");
  asked = [];
  for (let times = 0; times < 2; times++) {
    expect(await said(keeper.answer(file("/assets/table-1.js")))).toBe("table");
    expect(await said(keeper.answer(file(FILES[0]!)))).toBe(`kept ${FILES[0]}`);
    await keeper.answer(visit("/t/abc"));
  }
  expect(asked).toEqual(["/assets/table-1.js", "/t/abc", "/t/abc"]);
  expect([...kept.get("matchwood-one")!.keys()]).toEqual(["/index.html", ...FILES, "/assets/table-1.js"]);
});

test("a file that is not there is told so, and asked for again", async () => {
  const keeper = keeperOf("one");
  served["/assets/gone.js"] = () => new Response("", { status: 404 });
  expect((await keeper.answer(file("/assets/gone.js")))?.status).toBe(404);
  expect((await keeper.answer(file("/assets/gone.js")))?.status).toBe(404);
  expect(asked).toHaveLength(2);
});

test("a new build stands beside the one before, and the ones before that go", async () => {
  kept.set("of somebody else", new Map());
  for (const version of ["one", "two", "three"]) {
    await keeperOf(version).install();
    await keeperOf(version).takeOver();
  }
  expect([...kept.keys()]).toEqual(["of somebody else", "matchwood-two", "matchwood-three"]);
});

test("a build of which a part cannot be had is not kept", async () => {
  await keeperOf("one").install();
  delete served[FILES[1]!];
  await expect(keeperOf("two").install()).rejects.toThrow("no line");
  expect([...kept.keys()]).toEqual(["matchwood-one"]);
});

test("a phone without room goes on with the line", async () => {
  const keeper = keeperOf("one");
  served["/assets/table-1.js"] = () => new Response("table");
  vi.spyOn(caches, "open").mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
  expect(await said(keeper.answer(file("/assets/table-1.js")))).toBe("table");
});
