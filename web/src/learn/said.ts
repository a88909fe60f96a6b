import { api } from "$lib/net/api";
import { filesOf, GameSaid } from "$lib/i18n/gamewords";

/** What the lessons of our games say, loaded when somebody learns. */
const files = import.meta.glob<string>("../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?lessons",
  import: "default",
});

/** The words of a game's lessons: of our own games from this page, of others from the server. */
export async function lessonWords(game: string): Promise<GameSaid> {
  const own = Object.entries(filesOf(files, game));
  if (own.length) {
    const texts = await Promise.all(own.map(async ([path, load]) => [path, await load()] as const));
    return new GameSaid(game, Object.fromEntries(texts));
  }
  const { words } = await api.game(game);
  return new GameSaid(
    game,
    Object.fromEntries(Object.entries(words).map(([name, text]) => [`${name}.ftl`, text])),
  );
}
