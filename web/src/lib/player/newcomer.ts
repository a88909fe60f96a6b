import { remembered } from "$lib/remembered";

const played = (game: string) => `played.${game}`;

/** Who has not played a game to its end in this browser yet. */
export const newcomer = {
  to: (game: string): boolean => remembered.get(played(game)) === null,
  noMore: (game: string): void => remembered.set(played(game), "yes"),
};
