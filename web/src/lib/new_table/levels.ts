import { newcomer } from "$lib/player/newcomer";
import { remembered } from "$lib/remembered";

/** How well bots play, the weakest first. */
export const LEVELS = ["beginner", "casual", "club", "expert", "champion"] as const;
export type Level = (typeof LEVELS)[number];

const USUAL: Level = "club";
const LEVEL = "level";
const HINTS = "hints";

/** How somebody plays a game against bots in this browser: it stays as it is until they choose something else. */
export const habits = {
  /** The level that was chosen for the game. Older versions kept one for all games. Newcomers to the game meet beginners. */
  level(game: string): Level {
    return known(remembered.get(`${LEVEL}.${game}`)) ?? first(game) ?? known(remembered.get(LEVEL)) ?? USUAL;
  },
  /** Whether hints are allowed where nobody but bots plays along: at first they are. */
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
  /** A game came to its end, and the next one begins as this one did. */
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
