/** The files of one build with which the page and the rules can be shown without a line. */
export type Build = { version: string; page: string; files: string[] };

/** What the keeper uses of the browser, so that tests can hand in their own. */
export type World = {
  origin: string;
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  fetch: (request: Request) => Promise<Response>;
};

const PREFIX = "matchwood-";

/** Milliseconds: a phone between two networks may wait for minutes for an answer that never comes. */
const PATIENCE = 5_000;

/** A proxy answers in place of a server that is starting anew. */
const GATEWAY = [502, 504];

/** For programs: a page in its place would be saved as the record of a game. */
const PROGRAMS = /^\/(api|schema)(\/|$)/;

/**
 * Keeps the pages in the browser: the page itself and the rules from the beginning, whatever else has a hash in its name once
 * it was used. What the server tells about tables and people is never kept, nor does it pass through here.
 */
export class Keeper {
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

  /** The answer to this request; `null` for what is left to the browser. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== this.world.origin) return null;
    if (request.mode === "navigate") return PROGRAMS.test(pathname) ? null : this.page(request);
    return pathname.startsWith("/assets/") ? this.part(request) : null;
  }

  /** The page as the server has it now, else the kept one, which says itself that the line is gone. */
  private async page(request: Request): Promise<Response> {
    const asked = this.world.fetch(request);
    const answer = await Promise.race([asked.catch(() => null), after(PATIENCE)]);
    if (answer && !GATEWAY.includes(answer.status)) return answer;
    return (await this.kept(this.build.page)) ?? asked;
  }

  /** A file whose name says what is in it. */
  private async part(request: Request): Promise<Response> {
    const kept = await this.kept(request);
    if (kept) return kept;
    const answer = await this.world.fetch(request);
    if (answer.ok) await this.keep(request, answer.clone());
    return answer;
  }

  private kept(request: Request | string): Promise<Response | undefined> {
    return typeof request === "string"
      ? this.world.caches.match(request, { cacheName: this.name })
      : this.world.caches.match(request, { ignoreVary: true });
  }

  private async keep(request: Request, answer: Response): Promise<void> {
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
