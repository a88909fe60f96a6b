/** What somebody at a table looks up: the rules of a game, and a paragraph of them if one is meant. */
export type Place = { game: string; paragraph: string | null };

/** The place that is open over the table. */
export const reading = $state({ at: null as Place | null });
