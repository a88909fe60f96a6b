import { beforeEach, expect, test, vi } from "vitest";
import { Keeper } from "../src/worker/keeper";

const ORIGIN = "https://cards.example";
const FILES = ["/assets/index-1.js", "/assets/rules-1.js"];
const LESSONS = ["/assets/lesson-1.js", "/assets/sticks-1.js"];
const GAMES = [
  { key: "sticks", lessons: ["first", "second"] },
  { key: "stones", lessons: ["first"] },
];
const COURSES = ["sticks/lessons/first", "sticks/lessons/second", "stones/lessons/first"].map(
  (name) => `/api/games/${name}`,
);

/** The server's answer by path. A request for another path fails like one without a connection. */
let served: Record<string, () => Response | Promise<Response>>;
let kept: Map<string, Map<string, Response>>;
let asked: string[];
/** The tasks that keep the worker running. */
let held: Promise<unknown>[];

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

const keeperOf = (version: string, lessons = LESSONS) =>
  new Keeper(
    { version, page: "/index.html", files: FILES, lessons },
    { origin: ORIGIN, caches, fetch: fetched },
  );

/** An imitation, because scripts cannot create requests for pages. */
const visit = (path: string) => ({ url: ORIGIN + path, method: "GET", mode: "navigate" }) as Request;
const file = (path: string) => new Request(ORIGIN + path);
const answer = (keeper: Keeper, request: Request) => keeper.answer(request, (done) => held.push(done));
const said = async (answer: Promise<Response> | null) => (await answer)?.text();

beforeEach(() => {
  vi.useRealTimers();
  kept = new Map();
  asked = [];
  held = [];
  served = Object.fromEntries(
    ["/index.html", ...FILES].map((path) => [path, () => new Response(`kept ${path}`)]),
  );
});

test("each page is the server's, or the cached one without a connection", async () => {
  const keeper = keeperOf("one");
  await keeper.install();
  served["/t/abc"] = () => new Response("fresh");
  expect(await said(answer(keeper, visit("/t/abc")))).toBe("fresh");
  served = {};
  for (const path of ["/", "/t/abc", "/rules/tycoon/de"])
    expect(await said(answer(keeper, visit(path)))).toBe("kept /index.html");
});

test("the cached page is used if the proxy finds no server or no answer comes in time", async () => {
  vi.useFakeTimers();
  const keeper = keeperOf("one");
  await keeper.install();
  served["/"] = () => new Response("bad gateway", { status: 502 });
  expect(await said(answer(keeper, visit("/")))).toBe("kept /index.html");
  served["/"] = () => new Promise<Response>(() => undefined);
  const shown = said(answer(keeper, visit("/")));
  await vi.runAllTimersAsync();
  expect(await shown).toBe("kept /index.html");
});

test.each([404, 500, 503])("the server's own answer with status %i is shown", async (status) => {
  const keeper = keeperOf("one");
  await keeper.install();
  served["/"] = () => new Response("own answer", { status });
  expect(await said(answer(keeper, visit("/")))).toBe("own answer");
});

test.each([
  ["a request for a table", file("/api/tables/abc")],
  ["a request for the tables of a person", file("/api/tables")],
  ["a move of a lesson", new Request(ORIGIN + COURSES[0]!, { method: "POST" })],
  ["a query about games that the page does not use", file("/api/games?new")],
  ["the download of a record", visit("/api/tables/abc/record")],
  ["the API description for programs", visit("/schema/openapi.json")],
  ["a POST request", new Request(`${ORIGIN}/api/tables`, { method: "POST" })],
  ["an icon", file("/favicon.svg")],
  ["a file of another site", new Request("https://elsewhere.example/assets/index-1.js")],
])("%s is left to the browser", (_, request) => {
  expect(answer(keeperOf("one"), request)).toBeNull();
});

test("files with a hash in the name are requested once, and pages are not cached at use", async () => {
  const keeper = keeperOf("one");
  await keeper.install();
  served["/assets/table-1.js"] = () => new Response("table");
  served["/t/abc"] = () => new Response("a table");
  asked = [];
  for (let times = 0; times < 2; times++) {
    expect(await said(answer(keeper, file("/assets/table-1.js")))).toBe("table");
    expect(await said(answer(keeper, file(FILES[0]!)))).toBe(`kept ${FILES[0]}`);
    await answer(keeper, visit("/t/abc"));
  }
  expect(asked).toEqual(["/assets/table-1.js", "/t/abc", "/t/abc"]);
  expect([...kept.get("matchwood-one")!.keys()]).toEqual(["/index.html", ...FILES, "/assets/table-1.js"]);
});

test("a missing file gives an error, and is requested again at the next use", async () => {
  const keeper = keeperOf("one");
  served["/assets/gone.js"] = () => new Response("", { status: 404 });
  expect((await answer(keeper, file("/assets/gone.js")))?.status).toBe(404);
  expect((await answer(keeper, file("/assets/gone.js")))?.status).toBe(404);
  expect(asked).toHaveLength(2);
});

test("a new build keeps the previous build and deletes older ones", async () => {
  kept.set("of another program", new Map());
  for (const version of ["one", "two", "three"]) {
    await keeperOf(version).install();
    await keeperOf(version).takeOver();
  }
  expect([...kept.keys()]).toEqual(["of another program", "matchwood-two", "matchwood-three"]);
});

test("a build with a missing file is not installed", async () => {
  await keeperOf("one").install();
  delete served[FILES[1]!];
  await expect(keeperOf("two").install()).rejects.toThrow("no line");
  expect([...kept.keys()]).toEqual(["matchwood-one"]);
});

test("a device without storage still uses the connection", async () => {
  const keeper = keeperOf("one");
  served["/assets/table-1.js"] = () => new Response("table");
  vi.spyOn(caches, "open").mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
  expect(await said(answer(keeper, file("/assets/table-1.js")))).toBe("table");
});

function teaches() {
  served["/api/games"] = () => Response.json(GAMES);
  for (const path of [...LESSONS, ...COURSES]) served[path] = () => new Response(`kept ${path}`);
}

async function rests(stocked: Promise<unknown> = Promise.all(held)) {
  await vi.runAllTimersAsync();
  await stocked;
}

test.each(["/api/games", "/api/games/sticks", COURSES[0]!])(
  "%s is the server's answer, or the last one without a connection",
  async (path) => {
    vi.useFakeTimers();
    const keeper = keeperOf("one");
    for (const text of ["before", "now"]) {
      served[path] = () => new Response(text);
      expect(await said(answer(keeper, file(path)))).toBe(text);
      await rests();
    }
    delete served[path];
    expect(await said(answer(keeper, file(path)))).toBe("now");
    served[path] = () => new Response("bad gateway", { status: 502 });
    expect(await said(answer(keeper, file(path)))).toBe("now");
    served[path] = () => new Response("own answer", { status: 503 });
    expect(await said(answer(keeper, file(path)))).toBe("own answer");
    served[path] = () => new Promise<Response>(() => undefined);
    const shown = said(answer(keeper, file(path)));
    await vi.runAllTimersAsync();
    expect(await shown).toBe("now");
  },
);

test("an answer that comes too late is cached", async () => {
  vi.useFakeTimers();
  const keeper = keeperOf("one");
  served[COURSES[0]!] = () => new Response("before");
  await answer(keeper, file(COURSES[0]!));
  await rests();
  let come: (answer: Response) => void = () => undefined;
  served[COURSES[0]!] = () => new Promise<Response>((resolve) => (come = resolve));
  const shown = said(answer(keeper, file(COURSES[0]!)));
  await vi.runAllTimersAsync();
  expect(await shown).toBe("before");
  come(new Response("late"));
  await rests();
  delete served[COURSES[0]!];
  expect(await said(answer(keeper, file(COURSES[0]!)))).toBe("late");
});

test("a lesson that was never loaded fails without a connection", async () => {
  await expect(answer(keeperOf("one"), file(COURSES[0]!))).rejects.toThrow("no line");
});

test("the files of the lessons are fetched in the background, so lessons work without a connection", async () => {
  vi.useFakeTimers();
  const keeper = keeperOf("one");
  await keeper.install();
  teaches();
  asked = [];
  const stocked = keeper.stock();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked, "the page loads first").toEqual([]);
  await rests(stocked);
  expect(asked).toEqual([...LESSONS, "/api/games", ...COURSES]);
  served = {};
  for (const path of [...LESSONS, ...COURSES])
    expect(await said(answer(keeper, file(path)))).toBe(`kept ${path}`);
  expect(await (await answer(keeper, file("/api/games")))!.json()).toEqual(GAMES);
});

test("a request for the catalogue fetches the missing files of the lessons", async () => {
  vi.useFakeTimers();
  const keeper = keeperOf("one");
  teaches();
  const later = served[COURSES[1]!]!;
  served[COURSES[1]!] = () => new Response("busy", { status: 503 });
  await rests(keeper.stock());
  expect(asked.at(-1)).toBe(COURSES[1]);
  served[COURSES[1]!] = later;
  asked = [];
  for (let times = 0; times < 2; times++) {
    await answer(keeper, file("/api/games"));
    await rests();
  }
  expect(asked).toEqual(["/api/games", COURSES[1], COURSES[2], "/api/games"]);
});

test("a new build copies unchanged files from the previous one and requests the lessons again", async () => {
  vi.useFakeTimers();
  teaches();
  await rests(keeperOf("one").stock());
  const keeper = keeperOf("two", [...LESSONS, "/assets/stones-2.js"]);
  served["/assets/stones-2.js"] = () => new Response("stones");
  served[COURSES[0]!] = () => new Response("newer");
  asked = [];
  await rests(keeper.stock());
  expect(asked).toEqual(["/assets/stones-2.js", "/api/games", ...COURSES]);
  kept.delete("matchwood-one");
  served = {};
  expect(await said(answer(keeper, file(LESSONS[0]!)))).toBe(`kept ${LESSONS[0]}`);
  expect(await said(answer(keeper, file(COURSES[0]!)))).toBe("newer");
});
