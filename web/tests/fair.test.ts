import { expect, test } from "vitest";
import { check } from "../src/fair/check";
import { sealOf } from "../src/fair/chance";
import type { Dealing } from "../src/fair/dealings";
import { dealing as matchmaster } from "../src/games/matchmaster/dealing";
import { dealing as matschig } from "../src/games/matschig/dealing";
import { dealing as theMatch } from "../src/games/the_match/dealing";
import { dealing as tycoon } from "../src/games/tycoon/dealing";
import type { GameRecord } from "../src/lib/protocol";
import deals from "./deals.json";

/** The games of deals.json. A test in Python checks that the library deals the same. */
type Sealed = GameRecord & { secret: string; seal: string; events: { deal: Record<string, unknown> }[] };
const RECORDS = deals as unknown as Sealed[];
const DEALINGS: Record<string, Dealing> = { matchmaster, matschig, the_match: theMatch, tycoon };

const again = (record: GameRecord) => check(record, DEALINGS[record.game]!);
const longest = (game: string) =>
  RECORDS.filter((record) => record.game === game).sort((a, b) => b.events.length - a.events.length)[0]!;

test.each(RECORDS.map((record, number) => [`${number}: ${record.game}`, record] as const))(
  "each deal of record %s follows from its secret",
  async (_, record) => {
    const { secret, seal, events } = record;
    expect(await again(record)).toEqual({ secret, seal, deals: events.map(() => true) });
  },
);

test("a record without a secret cannot be checked", async () => {
  const { secret, ...untold } = longest("tycoon");
  expect(secret).not.toBe("");
  expect(await again(untold)).toBeNull();
});

test.each(Object.keys(DEALINGS))("a wrong secret is found in record %s", async (game) => {
  const record = longest(game);
  const found = await again({ ...record, secret: `${record.secret}0` });
  expect(found!.seal).not.toBe(record.seal);
  expect(found!.seal).toBe(await sealOf(`${record.secret}0`));
  expect(found!.deals.filter(Boolean).length).toBeLessThan(record.events.length);
});

test.each(["matchmaster", "matschig"])("a changed deal in a game of %s is found", async (game) => {
  const record = structuredClone(longest(game));
  const [, second] = record.events;
  const hands = second!.deal.hands as string[][];
  const [mine, others] = [hands[0]!, hands[1]!];
  const place = others.findIndex((card) => !mine.includes(card));
  [mine[0], others[place]] = [others[place]!, mine[0]!];
  const found = await again(record);
  expect(found!.deals.flatMap((agrees, number) => (agrees ? [] : [number + 1]))).toEqual([2]);
});

test("another order of cards is a change in a pile, but not in a hand", async () => {
  const half = structuredClone(longest("the_match"));
  (half.events[0]!.deal.field as string[]).reverse();
  expect((await again(half))!.deals.indexOf(false)).toBe(0);
  const hands = structuredClone(longest("tycoon"));
  (hands.events[0]!.deal.hands as string[][])[0]!.reverse();
  expect((await again(hands))!.deals).toEqual([true]);
});
