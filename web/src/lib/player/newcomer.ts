import { remembered } from "$lib/remembered";

const played = (game: string) => `played.${game}`;

/** Knows which games were finished in this browser. */
export const newcomer = {
  to: (game: string): boolean => remembered.get(played(game)) === null,
  noMore: (game: string): void => remembered.set(played(game), "yes"),
};
