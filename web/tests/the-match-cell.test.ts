import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import Cell from "../src/games/the_match/Cell.svelte";
import { TheMatchScene } from "../src/games/the_match/scene.svelte";
import { speaker } from "../src/lib/speaker.svelte";

function cell(reach: "mine" | "other", misfit: boolean): string {
  const place = { where: "row 1", place: "1,1", choice: 1, chance: null, passed: false, missed: false };
  const rest = { tab: false, onchoose: () => {}, onfocus: () => {} };
  return render(Cell, { props: { card: "B4", reach, misfit, ...place, ...rest } }).body;
}

test("a card within reach that does not fit is marked, because it should not attract", () => {
  expect(cell("mine", true)).toMatch(/class="mine[^"]* misfit/);
  expect(cell("mine", true)).toContain("does not fit");
  expect(cell("mine", false)).not.toContain("misfit");
  expect(cell("other", true)).not.toContain("misfit");
});

test("in the player's turn, switching the chances does not cover the question", () => {
  const spoken = vi.spyOn(speaker, "say").mockImplementation(() => {});
  const refuse = vi.fn();
  const odds = { on: false, toggle: () => (odds.on = !odds.on) };
  const scene = { memory: false, odds, myTurn: true, refuse };
  const toggle = () => TheMatchScene.prototype.toggleOdds.call(scene as never);
  toggle();
  expect(spoken).toHaveBeenCalledWith("Chances of a goal are shown");
  expect(refuse).not.toHaveBeenCalled();
  scene.myTurn = false;
  toggle();
  expect(refuse).toHaveBeenCalledTimes(1);
});
