import type { Game } from "$lib/protocol";

/** A lesson that comes next, and its number among all of them. */
export type Following = { name: string; number: number; count: number };
/** Where a game is offered: before the next lesson, after it, or only as a link for a person who does not want to wait. */
export type GameOffer = "main" | "beside" | "link";

/** What a lesson offers at its end. In a game that names the lesson for its first game, the lessons before it lead up to that. */
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
