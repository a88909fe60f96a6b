import { newcomer } from "$lib/player/newcomer";
import { remembered } from "$lib/remembered";

/** The levels of the bots, the weakest first. */
export const LEVELS = ["beginner", "casual", "club", "expert", "champion"] as const;
export type Level = (typeof LEVELS)[number];

const DEFAULT_LEVEL: Level = "club";
const LEVEL = "level";
const HINTS = "hints";

/** The level and the hints that a person chose for games against bots. This browser keeps the choice. */
export const habits = {
  /**
   * Return the chosen level. Without a choice, newcomers to a game play against beginners. Older versions kept one level for
   * all games.
   */
  level(game: string): Level {
    return (
      known(remembered.get(`${LEVEL}.${game}`)) ??
      first(game) ??
      known(remembered.get(LEVEL)) ??
      DEFAULT_LEVEL
    );
  },
  /** Newcomers have hints by default. */
  hints(game: string): boolean {
    const kept = remembered.get(`${HINTS}.${game}`);
    return kept === null ? newcomer.to(game) : kept === "yes";
  },
  keepLevel(game: string, level: Level): void {
    remembered.set(`${LEVEL}.${game}`, level);
  },
  keepHints(game: string, allowed: boolean): void {
    remembered.set(`${HINTS}.${game}`, allowed ? "yes" : "no");
  },
  /**
   * Keep the level and the hints of a finished game. Otherwise the next game would have other defaults, because the person is
   * no longer a newcomer.
   */
  finish(game: string): void {
    this.keepLevel(game, this.level(game));
    this.keepHints(game, this.hints(game));
    newcomer.noMore(game);
  },
};

function first(game: string): Level | null {
  return newcomer.to(game) ? "beginner" : null;
}

function known(kept: string | null): Level | null {
  return LEVELS.find((level) => level === kept) ?? null;
}
