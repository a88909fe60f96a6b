import { api } from "$lib/net/api";
import { filesOf, GameSaid } from "$lib/i18n/gamewords";

const files = import.meta.glob<string>("../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?lessons",
  import: "default",
});

/** Return the texts of a game's lessons: from this page, or from the server for games of other packages. */
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
