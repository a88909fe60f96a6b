import { remembered } from "./remembered";

/** How well bots play, the weakest first. */
export const LEVELS = ["beginner", "casual", "club", "expert", "champion"] as const;
export type Level = (typeof LEVELS)[number];

const USUAL: Level = "club";
const REMEMBERED = "level";

/** The level that was chosen last in this browser. */
export function usualLevel(): Level {
  return LEVELS.find((level) => level === remembered.get(REMEMBERED)) ?? USUAL;
}

export function rememberLevel(level: Level): void {
  remembered.set(REMEMBERED, level);
}
