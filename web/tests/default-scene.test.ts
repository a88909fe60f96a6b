import { beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/lib/net/follow";
import type { Play } from "../src/lib/play/play.svelte";
import type { View } from "../src/lib/protocol";
import { known, KnownGame } from "../src/default_table/known";
import { DefaultScene } from "../src/default_table/scene.svelte";
import { en, schema } from "./default-table";
import { useFakeTimers } from "./fake-timers";

const FRAMES = 100;
/** The default table shows a line for 1,100 ms, and the end of a round for 2,500 ms. */
const LINE = 1100;
const ROUND = 2500;

const view = (table: object, moves: string[]) =>
  ({ seat: 0, table: { phase: "play", ...table }, moves, owing: [0], over: false }) as unknown as View;
const sent: string[] = [];
const asked: string[] = [];
let scene: DefaultScene;
let hear: (step: object) => void;

function sit(first: View): void {
  const play = {
    past: false,
    unhurried: false,
    shownTo: 0,
    pending: [],
    backlog: 14,
    table: {
      game: "sticks",
      view: first,
      number: 1,
      you: 0,
      yours: [0],
      seats: [],
      pace: "calm",
      clock: null,
    },
    receive(receiver: (step: Step) => void) {
      hear = (step) => receiver({ whole: null, ...step } as unknown as Step);
      return () => {};
    },
    move: (move: string) => void sent.push(move),
    askWhy: (move: string) => void asked.push(move),
  };
  scene = new DefaultScene(play as unknown as Play);
  scene.start();
}

beforeEach(() => {
  useFakeTimers();
  sent.length = asked.length = 0;
  known.set(
    "sticks",
    new KnownGame({ key: "sticks", schema: schema as object as Record<string, unknown>, words: { en } }),
  );
});

test("the table shows the end of a round for a while before the next deal", () => {
  sit(view({ heap: ["before"] }, []));
  const heap = () => scene.asked.heap;
  hear({
    number: 2,
    happenings: [
      { type: "taken", seat: 1, count: 1, cards: null },
      { type: "shown", bids: [1, 2] },
      { type: "round", last: false },
    ],
    view: view({ heap: ["dealt"] }, ["take 1"]),
    before_deal: { view: view({ heap: ["ended"] }, []), happenings: 1 },
  });
  vi.advanceTimersByTime(FRAMES);
  expect([heap(), scene.lately]).toEqual([["ended"], "A player takes 1 (hidden)"]);
  vi.advanceTimersByTime(LINE + FRAMES);
  expect(heap()).toEqual(["ended"]);
  vi.advanceTimersByTime(ROUND - 2 * FRAMES);
  expect([heap(), scene.myTurn]).toEqual([["ended"], false]);
  vi.advanceTimersByTime(3 * FRAMES);
  expect([heap(), scene.myTurn]).toEqual([["dealt"], true]);
});

test("without a deal, the table changes after the line about the move", () => {
  sit(view({ heap: ["before"] }, []));
  hear({
    number: 2,
    happenings: [{ type: "shown", bids: [1, 2] }],
    view: view({ heap: ["after"] }, []),
  });
  vi.advanceTimersByTime(FRAMES);
  expect(scene.asked.heap).toEqual(["before"]);
  vi.advanceTimersByTime(LINE + FRAMES);
  expect(scene.asked.heap).toEqual(["after"]);
});

test("a click on a card makes its only move, picks it for a longer move, or asks why it is illegal", () => {
  sit(view({ hand: ["C5", "R"] }, ["R"]));
  scene.press(0);
  expect([sent, asked]).toEqual([[], ["C5"]]);
  scene.press(1);
  expect(sent).toEqual(["R"]);
  sit(view({ hand: ["C5", "R", "CK"] }, ["pass C5 R", "pass C5 CK"]));
  scene.press(0);
  expect([sent, scene.picking.cards, scene.picking.fitting.length]).toEqual([["R"], ["C5"], 2]);
});
