import { expect, test } from "vitest";
import type { JudgedMove, Judgement } from "../src/lib/protocol";
import { Mistakes } from "../src/replay/mistakes.svelte";

const judgement = (event: number, loss: number) => ({ event, loss }) as Judgement;
const answer = (loss: number) => ({ chosen: judgement(0, loss), played: null, reasons: [] }) as JudgedMove;

test("a player decides the costliest moves again, one after the other, and sees what both choices cost", () => {
  const mistakes = new Mistakes([judgement(5, 4), judgement(3, 1)]);
  expect([mistakes.current?.event, mistakes.last]).toEqual([5, false]);
  mistakes.answer(answer(0));
  mistakes.goOn();
  expect([mistakes.current?.event, mistakes.last]).toEqual([3, true]);
  mistakes.answer(answer(1.5));
  mistakes.goOn();
  expect(mistakes.current).toBeUndefined();
  expect(mistakes.answered.map(({ before, now }) => [before.loss, now.loss])).toEqual([
    [4, 0],
    [1, 1.5],
  ]);
  expect(mistakes.costs).toEqual({ before: 5, now: 1.5 });
});

test("a player can start again without the earlier answers", () => {
  const mistakes = new Mistakes([judgement(5, 4)]);
  mistakes.answer(answer(0));
  mistakes.goOn();
  mistakes.again();
  expect([mistakes.current?.event, mistakes.answered]).toEqual([5, []]);
});
