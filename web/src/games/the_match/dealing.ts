import type { Dealing } from "../../fair/dealings";

const NUMBERS = Array.from({ length: 11 }, (_, number) => number + 1);
const DECK = [..."YBRG"].flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`));
const [FIRST_EXTRA_HALF, SHOOTOUT, LAST_PILE] = [3, 5, 10];
const FIELD = 16;
const LINE = 6;
const SHOTS = 10;

/**
 * The number of the deal decides what is dealt: four halves, the shoot-out, piles of all cards that are not in a line,
 * and the toss.
 */
export const dealing: Dealing = (chance, { number, options, earlier }) => {
  if (number > LAST_PILE) return { toss: chance.below(2) };
  if (number > SHOOTOUT) {
    const lying = (earlier[SHOOTOUT - 1]!.goals as string[][]).flat();
    return { circle: chance.shuffled(DECK.filter((card) => !lying.includes(card))) };
  }
  const second = number === 2 || number === 4;
  const dealer = second ? 1 - (earlier.at(-1)!.dealer as number) : chance.below(2);
  const cards = chance.shuffled(DECK);
  const next = (count: number) => cards.splice(0, count);
  if (number < SHOOTOUT) {
    const size = number < FIRST_EXTRA_HALF ? 14 : 10;
    return { dealer, field: next(FIELD), stacks: [next(size), next(size)] };
  }
  const line = next(LINE);
  const other = options.shared_sixth === true ? [...next(LINE - 1), line.at(-1)] : next(LINE);
  return { dealer, goals: [line, other], stacks: [next(SHOTS), next(SHOTS)], circle: cards };
};
