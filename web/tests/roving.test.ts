import { beforeEach, expect, test, vi } from "vitest";
import { Roving } from "../src/table/roving.svelte";

type Thing = { name: string; focus: () => void };

let things: Thing[];
let roving: Roving;

function lay(...names: string[]): void {
  things = names.map((name, index) => {
    const thing = {
      name,
      focus: () => {
        Object.assign(document, { activeElement: thing });
        roving.at(index);
      },
    };
    return thing;
  });
}

const focused = () => (document.activeElement as unknown as Thing | null)?.name;

beforeEach(() => {
  vi.stubGlobal("document", { activeElement: null });
  const group = { querySelectorAll: () => things } as unknown as HTMLElement;
  roving = new Roving(
    () => things.length,
    () => group,
    "*",
  );
  lay("a", "b", "c", "d");
});

test.each([
  ["b", "a,c,d", "c"],
  ["b", "a,d", "d"],
  ["b", "b,d", "b"],
  ["d", "a,b,c", "c"],
  ["d", "a", "a"],
])("if %s of four elements has the focus and %s stay, %s gets it", (from, stay, to) => {
  things.find(({ name }) => name === from)!.focus();
  roving.handOn(things.map(({ name }) => stay.includes(name)));
  expect(focused()).toBe(to);
  things = things.filter(({ name }) => stay.includes(name));
  expect(things[roving.reachable]!.name, "Tab reaches it once the others are gone").toBe(to);
});

test("the focus does not move if no element had it, or if all elements disappear", () => {
  roving.handOn([false, true, true, true]);
  expect(focused()).toBeUndefined();
  things[1]!.focus();
  roving.handOn([false, false, false, false]);
  expect(focused()).toBe("b");
});
