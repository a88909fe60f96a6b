import { beforeEach, expect, test, vi } from "vitest";
import { render } from "svelte/server";
import Actions from "../src/games/tycoon/Actions.svelte";
import Hand from "../src/games/tycoon/Hand.svelte";
import OrderStrip from "../src/games/tycoon/OrderStrip.svelte";
import { Choice, keyed } from "../src/games/tycoon/choice.svelte";
import type { TycoonScene } from "../src/games/tycoon/scene.svelte";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("window", {
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    addEventListener: () => {},
  });
});

const sent: string[] = [];
const asked: string[] = [];
const refused: string[] = [];
const scene = $state({
  me: 0,
  myTurn: true,
  hint: null as { text: string } | null,
  moves: ["3: 3", "3: 3 3", "7: 7"],
  asked: {
    hand: [] as string[],
    play: null,
    numbers: [..."0123456789AbCdEF"],
    stronger: [..."0123456789AbCdEF"],
    sticks: [1],
  },
  bottom: 0,
  table: { strongest: "F", cards: [3], played: [], places: [null as number | null], sticks: [1] },
  shown: { making: null as object | null },
  beforeDrawn: () => () => {},
  play: { table: { options: {} }, tries: 0 },
  move: (move: string) => sent.push(move),
  askWhy: (text: string) => asked.push(text),
  refuse: (reason: string) => refused.push(reason),
});
let choice: Choice;

const press = (key: string, repeat = false) =>
  keyed({ key, repeat, target: null, preventDefault: () => {} } as unknown as KeyboardEvent, choice);
const picked = () => choice.picked.map(({ id }) => id);

beforeEach(() => {
  sent.length = asked.length = refused.length = 0;
  scene.myTurn = true;
  scene.asked.hand = ["3", "3", "7"];
  choice = new Choice(scene as unknown as TycoonScene);
});

test("played cards stay selected until they leave the hand, because the server may refuse the play", () => {
  choice.ask("3");
  choice.ask("3");
  expect(sent).toEqual(["3: 3 3"]);
  expect(picked()).toEqual(["3.0", "3.1"]);
  expect(choice.aim).toBe("3");
});

test("after played cards have left the hand, equal cards are not selected instead", () => {
  choice.toggle("3.0");
  expect(picked()).toEqual(["3.0"]);
  scene.asked.hand = ["3", "7"];
  expect(picked()).toEqual([]);
});

test("a key without a meaning does not change the selection", () => {
  choice.toggle("7.0");
  press("p");
  expect(picked()).toEqual(["7.0"]);
  expect(sent).toEqual([]);
});

test("a number is played when its key is pressed twice, but not when the key is held down", () => {
  press("7");
  press("7", true);
  press("7", true);
  expect(sent).toEqual([]);
  press("7");
  expect(sent).toEqual(["7: 7"]);
});

test("the server is asked why a number is impossible, but only in the player's turn", () => {
  press("8");
  choice.toggle("7.0");
  press("8");
  expect(asked).toEqual(["8: ?", "8: 7"]);
  scene.myTurn = false;
  press("8");
  expect([asked.length, refused, sent]).toEqual([2, ["It is not your turn."], []]);
});

test("the next step is described with the labels of the buttons", () => {
  expect(choice.next).toBe("Pick cards or a number");
  choice.toggle("7.0");
  expect([choice.next, choice.ready?.move]).toEqual(["Now press Play", "7: 7"]);
  scene.moves = ["3: 3", "3: 3 3", "7: 7", "8: 7"];
  expect([choice.next, choice.ready?.move]).toEqual(["Press Play, or tap another number", "7: 7"]);
  choice.ask("8");
  expect([choice.next, choice.ready?.move, sent]).toEqual(["Now press Play", "8: 7", []]);
  scene.moves = ["3: 3", "3: 3 3", "7: 7"];
});

test("a learner who tries again has no selected cards", () => {
  choice.toggle("7.0");
  scene.play.tries += 1;
  expect(picked()).toEqual([]);
});

test("the hint and the button explain that the selected cards cannot be played together", () => {
  choice.toggle("3.0");
  choice.toggle("7.0");
  expect(choice.next).toBe("These cards do not go together: put one back");
  expect(button()).not.toMatch(/ disabled/);
  choice.confirm();
  expect(refused).toEqual([choice.next]);
  scene.hint = { text: "a reason" };
  choice.toggle("3.0");
  expect(scene.hint).toBeNull();
});

const button = () =>
  /data-testid="confirm"[^]*?<\/button>/.exec(
    render(Actions, { props: { scene, choice } as never }).body,
  )![0];

test("equal cards are played as their own number without a choice of the number", () => {
  scene.moves = ["3: 3", "3: 3 3", "8: 3 3", "8: 7"];
  choice.toggle("3.0");
  choice.toggle("3.1");
  expect(button()).not.toMatch(/aria-disabled="true"/);
  choice.confirm();
  expect(sent).toEqual(["3: 3 3"]);
});

test("if the selected cards can become several other numbers, the button asks for a number", () => {
  scene.moves = ["6: 5", "9: 5"];
  scene.asked.hand = ["5"];
  choice = new Choice(scene as unknown as TycoonScene);
  choice.toggle("5.0");
  expect(button()).toMatch(/aria-disabled="true"[^]*Tap a number/);
  choice.ask("9");
  expect(button()).not.toMatch(/aria-disabled="true"/);
  choice.confirm();
  expect(sent).toEqual(["9: 5"]);
  choice.toggle("5.0");
  expect(button()).toMatch(/disabled[^]*Play/);
});

test("numbers that are too weak for the table show no cost", () => {
  const chip = (number: string) =>
    new RegExp(`<button[^>]*data-chip="${number}"[^]*?</button>`).exec(
      render(OrderStrip, { props: { scene, choice } as never }).body,
    )![0];
  const hidden = /class="cost[^"]* unknown/;
  choice.toggle("3.0");
  expect(chip("2")).toMatch(hidden);
  expect(chip("9")).not.toMatch(hidden);
  scene.asked.stronger = ["A", "b", "C", "d", "E", "F"];
  expect(chip("9")).toMatch(hidden);
  expect(chip("9")).not.toContain("match");
});

test("only a player who still has matches reads about giving them back", () => {
  const hand = () => render(Hand, { props: { scene, choice } as never }).body;
  scene.asked.hand = [];
  choice = new Choice(scene as unknown as TycoonScene);
  expect(hand()).toContain("you give a match back");
  scene.shown.making = {};
  expect(hand()).not.toContain("you give a match back");
  scene.shown.making = null;
  scene.table.sticks = [0];
  expect(hand()).not.toContain("you give a match back");
});

test("a press on a number never plays before the number is chosen, with or without selected cards", () => {
  scene.moves = ["3: 3", "6: 5", "9: 5"];
  scene.asked.hand = ["3", "5"];
  choice = new Choice(scene as unknown as TycoonScene);
  choice.ask("3");
  choice.clear();
  choice.toggle("5.0");
  choice.ask("9");
  choice.ask("6");
  expect([choice.aim, picked(), sent]).toEqual(["6", ["5.0"], []]);
  choice.ask("6");
  expect(sent).toEqual(["6: 5"]);
});

test("a number that is chosen for selected cards lets the page select no other cards", () => {
  scene.moves = ["3: 3", "6: 5", "9: 5"];
  scene.asked.hand = ["3", "5"];
  choice = new Choice(scene as unknown as TycoonScene);
  choice.toggle("5.0");
  choice.ask("9");
  expect(choice.chips.filter(({ state }) => state !== "closed").map(({ number }) => number)).toEqual([
    "6",
    "9",
  ]);
});
