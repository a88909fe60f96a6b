/** One build of the page: the files that show it and the rules without a connection, and those with which lessons are played. */
export type Build = { version: string; page: string; files: string[]; lessons: string[] };

/** What the keeper uses of the browser, so that tests can hand in their own. */
export type World = {
  origin: string;
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  fetch: (request: Request) => Promise<Response>;
};

const PREFIX = "matchwood-";

/** Milliseconds: a phone between two networks may wait for minutes for an answer that never comes. */
const PATIENCE = 5_000;

/** Milliseconds before the lessons are fetched: the page that was just opened loads first. */
const QUIET_MS = 3_000;

/** A proxy answers in place of a server that is starting anew. */
const GATEWAY = [502, 504];

/** For programs: a page in its place would be saved as the record of a game. */
const PROGRAMS = /^\/(api|schema)(\/|$)/;

/** The games of the server, what one of them shows and says, and its lessons: all people get the same answers. */
const GAMES = /^\/api\/games(\/[^/]+(\/lessons\/[^/]+)?)?$/;
const CATALOGUE = "/api/games";

/** Keeps the event alive in which the worker was woken, until this is done. */
type Hold = (done: Promise<unknown>) => void;

/**
 * Keeps the pages in the browser: the page itself and the rules from the beginning, the lessons soon after that, and each other
 * file with a hash in its name once it was used. What the server answers about tables and people does not pass through here.
 */
export class Keeper {
  private stocking: Promise<void> | null = null;

  constructor(
    private readonly build: Build,
    private readonly world: World,
  ) {}

  /** Fetch what this build needs; all of it or nothing, then the build before stays. */
  async install(): Promise<void> {
    const cache = await this.world.caches.open(this.name);
    try {
      await cache.addAll([this.build.page, ...this.build.files]);
    } catch (error) {
      await this.world.caches.delete(this.name);
      throw error;
    }
  }

  /** From now on this build answers. The one before stays until the next comes: pages of it may still be open. */
  async takeOver(): Promise<void> {
    const names = await this.world.caches.keys();
    const others = names.filter((name) => name.startsWith(PREFIX) && name !== this.name);
    await Promise.all(others.slice(0, -1).map((name) => this.world.caches.delete(name)));
  }

  /** Fetch what the lessons of the server need and what is not kept yet, one after another. It stops without a connection. */
  stock(): Promise<void> {
    this.stocking ??= this.fetchLessons().finally(() => (this.stocking = null));
    return this.stocking;
  }

  /** The answer to this request; `null` for what is left to the browser. */
  answer(request: Request, hold: Hold): Promise<Response> | null {
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== "GET" || origin !== this.world.origin) return null;
    if (request.mode === "navigate") return PROGRAMS.test(pathname) ? null : this.page(request);
    if (GAMES.test(pathname) && !search) return this.told(request, pathname, hold);
    return pathname.startsWith("/assets/") ? this.part(request) : null;
  }

  /** The page as the server has it now, else the kept one, which says itself that the line is gone. */
  private page(request: Request): Promise<Response> {
    return this.newest(this.world.fetch(request), this.build.page);
  }

  /** What the server says of its games now, else what it said last. Whoever asks for the games gets the lessons as well. */
  private told(request: Request, path: string, hold: Hold): Promise<Response> {
    const asked = this.world.fetch(request);
    const kept = asked.then(async (answer) => {
      if (answer.ok) await this.keep(path, answer.clone());
    });
    hold(kept.then(() => (path === CATALOGUE ? this.stock() : undefined)).catch(() => undefined));
    return this.newest(asked, path);
  }

  /** The answer of the server, else the copy that is kept under this path. */
  private async newest(asked: Promise<Response>, path: string): Promise<Response> {
    const answer = await Promise.race([asked.catch(() => null), after(PATIENCE)]);
    if (answer && !GATEWAY.includes(answer.status)) return answer;
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
      // No connection, or no room: the next page that asks for the games goes on.
    }
  }

  /** What is kept under this path. It is fetched if this build has it not. */
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

  /** A file whose name says what is in it. */
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

  /** A file whose name says what is in it may be that of another build. */
  private keptByAny(file: Request | string): Promise<Response | undefined> {
    return this.world.caches.match(file, { ignoreVary: true });
  }

  private async keep(request: Request | string, answer: Response): Promise<void> {
    try {
      await (await this.world.caches.open(this.name)).put(request, answer);
    } catch {
      // The browser has no room left: next time it is asked for again.
    }
  }

  private get name(): string {
    return PREFIX + this.build.version;
  }
}

function after(ms: number): Promise<null> {
  return new Promise((tell) => setTimeout(() => tell(null), ms));
}
