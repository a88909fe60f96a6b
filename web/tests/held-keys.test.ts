import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../src/games/matschig/choice.svelte";
import { keyed as keyedInMatschig } from "../src/games/matschig/keys";
import { keyed as keyedInTheMatch } from "../src/games/the_match/choices.svelte";
import type { TheMatchScene } from "../src/games/the_match/scene.svelte";

vi.hoisted(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("Element", class {});
});

const press = (key: string, repeat: boolean) =>
  ({ key, repeat, target: null, preventDefault: vi.fn() }) as unknown as KeyboardEvent;
const did: string[] = [];
const choice = {
  asked: "throw",
  targets: [1, 2],
  aim: (seat: number) => did.push(`aim ${seat}`),
  confirm: () => did.push("confirm"),
} as unknown as Choice;
const scene = {
  columns: 4,
  over: false,
  chooseSeen: (fromLeft: number) => did.push(`choose ${fromLeft}`),
} as unknown as TheMatchScene;

beforeEach(() => {
  did.length = 0;
});

test("a key that is held down makes one move", () => {
  for (const repeat of [false, true, true]) {
    keyedInMatschig(press("1", repeat), choice);
    keyedInMatschig(press("Enter", repeat), choice);
    keyedInTheMatch(press("3", repeat), scene);
  }
  expect(did).toEqual(["aim 1", "confirm", "choose 3"]);
});

test("a key that is still held down does not press the focused card", () => {
  const preventDefault = vi.fn();
  keyedInMatschig({ ...press("Enter", true), preventDefault }, choice);
  expect(preventDefault).toHaveBeenCalled();
});
