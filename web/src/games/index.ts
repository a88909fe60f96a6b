import { api, CallFailed } from "$lib/net/api";
import type { GameOnPage } from "$table/game";

const folders = import.meta.glob<GameOnPage>("./*/index.ts", { eager: true, import: "game" });

/** The games that this page can show, by their key. */
export class Games {
  /** The keys of the games with a folder, in the order on the front page. */
  readonly own: string[];
  private readonly known: Map<string, GameOnPage>;
  private readonly asked = new Map<string, Promise<void>>();

  constructor(own: Record<string, GameOnPage>) {
    const last = (game: GameOnPage) => game.place ?? Infinity;
    const found = Object.entries(own).sort(([, one], [, other]) => last(one) - last(other));
    this.known = new Map(found.map(([path, game]) => [path.split("/").at(-2) ?? path, game]));
    this.own = [...this.known.keys()];
  }

  /** Return what the page knows of this game. For games without a folder, call `learn` first. */
  of(key: string): GameOnPage | undefined {
    return this.known.get(key);
  }

  /** Ask the server once about each game without a folder. Games that the server does not know stay unknown. */
  async learn(keys: string[]): Promise<void> {
    const unknown = [...new Set(keys)].filter((key) => !this.known.has(key));
    await Promise.all(unknown.map((key) => this.ask(key)));
  }

  private ask(key: string): Promise<void> {
    const asked = this.asked.get(key) ?? this.find(key);
    this.asked.set(key, asked);
    asked.catch(() => this.asked.delete(key)); // the next call asks again
    return asked;
  }

  private async find(key: string): Promise<void> {
    try {
      const [details, { defaultGame }] = await Promise.all([api.game(key), import("../default_table")]);
      this.known.set(key, defaultGame(details));
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === 404)) throw error;
    }
  }
}

export const games = new Games(folders);
