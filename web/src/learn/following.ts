import type { Game } from "$lib/protocol";

export type Following = { name: string; number: number; count: number };
/** Where the page offers a game: before the next lesson, after it, or only as a link for impatient learners. */
export type GameOffer = "main" | "beside" | "link";

/**
 * Return the next lesson and where the page offers a game. Lessons before `first_game_after` only offer a link to a
 * game.
 */
export function afterLesson(
  { lessons, first_game_after: enough }: Pick<Game, "lessons" | "first_game_after">,
  name: string,
): { following: Following | null; game: GameOffer } {
  const index = lessons.indexOf(name);
  const next = lessons[index + 1];
  const following = next === undefined ? null : { name: next, number: index + 2, count: lessons.length };
  if (enough === null || enough === undefined) return { following, game: following ? "beside" : "main" };
  return { following, game: index < lessons.indexOf(enough) ? "link" : "main" };
}
