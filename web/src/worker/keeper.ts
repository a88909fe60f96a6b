/** One build of the page. The page and the rules need `files` to work without a connection; the lessons also need `lessons`. */
export type Build = { version: string; page: string; files: string[]; lessons: string[] };

/** Functions of the browser. Tests replace them. */
export type World = {
  origin: string;
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  fetch: (request: Request) => Promise<Response>;
};

const PREFIX = "matchwood-";

/** A phone between two networks may wait for minutes for an answer that never comes. */
const TIMEOUT_MS = 5_000;

/** The delay before the worker fetches lessons, so that the opened page can load first. */
const QUIET_MS = 3_000;

/** Answers of a proxy while its server restarts. */
const PROXY_ERRORS = [502, 504];

/** Paths of the API. A visit to such a path has to give the server's data, for example the record of a game. */
const PROGRAMS = /^\/(api|schema)(\/|$)/;

/** Paths of the catalogue, of games and of lessons. The worker may cache their answers, which are the same for all people. */
const GAMES = /^\/api\/games(\/[^/]+(\/lessons\/[^/]+)?)?$/;
const CATALOGUE = "/api/games";

/** Keeps the service worker running until the promise `done` resolves. */
type Hold = (done: Promise<unknown>) => void;

/**
 * Caches the page and the rules at once, the lessons soon after, and other files with a hash in the name at their first use.
 * The worker does not cache answers about tables and people.
 */
export class Keeper {
  private stocking: Promise<void> | null = null;

  constructor(
    private readonly build: Build,
    private readonly world: World,
  ) {}

  /** Fetch the files of this build. If one of them fails, delete them all, so that the previous build stays in use. */
  async install(): Promise<void> {
    const cache = await this.world.caches.open(this.name);
    try {
      await cache.addAll([this.build.page, ...this.build.files]);
    } catch (error) {
      await this.world.caches.delete(this.name);
      throw error;
    }
  }

  /** Delete old builds, except the previous one, whose pages may still be open. */
  async takeOver(): Promise<void> {
    const names = await this.world.caches.keys();
    const others = names.filter((name) => name.startsWith(PREFIX) && name !== this.name);
    await Promise.all(others.slice(0, -1).map((name) => this.world.caches.delete(name)));
  }

  /** Fetch the missing files of the lessons one after another. */
  stock(): Promise<void> {
    this.stocking ??= this.fetchLessons().finally(() => (this.stocking = null));
    return this.stocking;
  }

  answer(request: Request, hold: Hold): Promise<Response> | null {
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== "GET" || origin !== this.world.origin) return null;
    if (request.mode === "navigate") return PROGRAMS.test(pathname) ? null : this.page(request);
    if (GAMES.test(pathname) && !search) return this.told(request, pathname, hold);
    return pathname.startsWith("/assets/") ? this.part(request) : null;
  }

  /** Return the server's page, or the cached one without a connection. */
  private page(request: Request): Promise<Response> {
    return this.newest(this.world.fetch(request), this.build.page);
  }

  /**
   * Return the server's answer, or the cached one without a connection. A request for the catalogue also fetches the lessons.
   */
  private told(request: Request, path: string, hold: Hold): Promise<Response> {
    const asked = this.world.fetch(request);
    const kept = asked.then(async (answer) => {
      if (answer.ok) await this.keep(path, answer.clone());
    });
    hold(kept.then(() => (path === CATALOGUE ? this.stock() : undefined)).catch(() => undefined));
    return this.newest(asked, path);
  }

  private async newest(asked: Promise<Response>, path: string): Promise<Response> {
    const answer = await Promise.race([asked.catch(() => null), after(TIMEOUT_MS)]);
    if (answer && !PROXY_ERRORS.includes(answer.status)) return answer;
    return (await this.kept(path)) ?? asked;
  }

  private async fetchLessons(): Promise<void> {
    await after(QUIET_MS);
    try {
      for (const path of this.build.lessons) await this.have(path);
      const games = (await (await this.have(CATALOGUE)).json()) as { key: string; lessons: string[] }[];
      for (const { key, lessons } of games)
        for (const name of lessons)
          await this.have(`${CATALOGUE}/${encodeURIComponent(key)}/lessons/${encodeURIComponent(name)}`);
    } catch {
      // No connection, or no space: the next request for the catalogue continues.
    }
  }

  /** Return the cached file, or fetch it. */
  private async have(path: string): Promise<Response> {
    const kept = await this.kept(path);
    if (kept) return kept;
    const before = path.startsWith("/assets/") ? await this.keptByAny(path) : undefined;
    const answer =
      before ?? (await this.world.fetch(new Request(this.world.origin + path, { priority: "low" })));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await (await this.world.caches.open(this.name)).put(path, answer.clone());
    return answer;
  }

  private async part(request: Request): Promise<Response> {
    const kept = await this.keptByAny(request);
    if (kept) return kept;
    const answer = await this.world.fetch(request);
    if (answer.ok) await this.keep(request, answer.clone());
    return answer;
  }

  private kept(path: string): Promise<Response | undefined> {
    return this.world.caches.match(path, { cacheName: this.name, ignoreVary: true });
  }

  /** Return the file from any build. A file with a hash in its name is the same in all builds. */
  private keptByAny(file: Request | string): Promise<Response | undefined> {
    return this.world.caches.match(file, { ignoreVary: true });
  }

  private async keep(request: Request | string, answer: Response): Promise<void> {
    try {
      await (await this.world.caches.open(this.name)).put(request, answer);
    } catch {
      // No space: the next request fetches it again.
    }
  }

  private get name(): string {
    return PREFIX + this.build.version;
  }
}

function after(ms: number): Promise<null> {
  return new Promise((tell) => setTimeout(() => tell(null), ms));
}
