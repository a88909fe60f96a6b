import type { Dealing } from "../../fair/dealings";

const RANKS = Array.from({ length: 13 }, (_, rank) => rank + 1);
const DECK = [..."TLBS"].flatMap((suit) => RANKS.map((rank) => `${suit}${rank}`));

/** Draws the dealer of the first round, and the hands of each round, card by card from the remaining deck. */
export const dealing: Dealing = (chance, { number, players, earlier }) => {
  const last = earlier.at(-1)?.dealer as number | undefined;
  const dealer = last === undefined ? chance.below(players) : (last + 1) % players;
  const deck = [...DECK];
  const hand = () =>
    Array.from({ length: 1 + Math.abs(7 - number) }, () => deck.splice(chance.below(deck.length), 1)[0]);
  return { dealer, hands: Array.from({ length: players }, hand) };
};
