import type { Dealing } from "../../fair/dealings";

const copies = (kinds: string, count: number) =>
  [...kinds].flatMap((kind) => Array<string>(count).fill(kind));
const NUMBER_CARDS = copies("012345678AbCdF", 4);
const DECKS = new Map<unknown, string[]>([
  ["GH", [...NUMBER_CARDS, ...copies("GH", 2)]],
  ["all", [...NUMBER_CARDS, ...copies("GH=_", 4)]],
]);

/** Draws the leader and the shuffled deck. The first cards of the deck go to the leader. */
export const dealing: Dealing = (chance, { players, options }) => {
  const leader = chance.below(players);
  const deck = chance.shuffled(DECKS.get(options.expansion) ?? NUMBER_CARDS);
  const equal = players <= 3 ? 15 : Math.floor(deck.length / players);
  const more = players <= 3 || options.equal_deal === true ? 0 : deck.length % players;
  const hands: string[][] = [];
  for (let place = 0; place < players; place++)
    hands[(leader + place) % players] = deck.splice(0, equal + (place < more ? 1 : 0));
  return { leader, hands };
};
