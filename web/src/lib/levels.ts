import { newcomer } from "./newcomer";
import { remembered } from "./remembered";

/** How well bots play, the weakest first. */
export const LEVELS = ["beginner", "casual", "club", "expert", "champion"] as const;
export type Level = (typeof LEVELS)[number];

const USUAL: Level = "club";
const REMEMBERED = "level";

/** The level that was chosen last in this browser; against beginners for whoever has not played this game to its end yet. */
export function usualLevel(game: string): Level {
  if (newcomer.to(game)) return "beginner";
  return LEVELS.find((level) => level === remembered.get(REMEMBERED)) ?? USUAL;
}

export function rememberLevel(level: Level): void {
  remembered.set(REMEMBERED, level);
}
