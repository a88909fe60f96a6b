import type { Dealing } from "../../fair/dealings";

const MUD = [..."WS"].flatMap((sort) => [1, 2, 3, 4, 5, 7].map((worth) => `${sort}${worth}`));
const UMBRELLAS = [1, 2, 3, 4, 5, 6, 7].map((worth) => `U${worth}`);
const SPECIALS = ["Wind", "Sun", "Duck", "Share", "13"];
const SPLIT = "6/4/2";
const HAND = 7;

/**
 * Each round has a first player and a shuffled deck. Each player who is still in the game gets a hand, and the rest is
 * the pile.
 */
export const dealing: Dealing = (chance, { players, options, earlier, made }) => {
  const last = earlier.at(-1)?.first as number | undefined;
  const hands = made.hands as string[][];
  /** In the party variant, only players who are out get no cards. */
  const playing = (seat: number) => options.party !== true || hands[seat]!.length > 0;
  const begin = last === undefined ? chance.below(players) : last + 1;
  const first = hands.map((_, step) => (begin + step) % players).find(playing);
  const counts = ((options.split ?? SPLIT) as string).split("/");
  const deck = [MUD, UMBRELLAS, SPECIALS].flatMap((cards, sort) =>
    cards.flatMap((card) => Array<string>(Number(counts[sort])).fill(card)),
  );
  const cards = chance.shuffled(deck);
  const dealt = hands.map((_, seat) => (playing(seat) ? cards.splice(0, HAND) : []));
  return { first, hands: dealt, pile: cards };
};
