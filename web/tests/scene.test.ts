import { beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/lib/net/follow";
import type { Play } from "../src/lib/play/play.svelte";
import type { Happening, Problem, View } from "../src/lib/protocol";
import type { Beat } from "../src/lib/animation/queue";
import { settings } from "../src/lib/settings.svelte";
import type { Narrator } from "../src/table/texts/narrator";
import { Scene } from "../src/table/scene.svelte";
import { useFakeTimers } from "./fake-timers";

const MS = 500;
/** 16 ms for a frame, and time for the tasks before and after it. */
const FRAME = 20;
const frame = () => vi.advanceTimersByTime(FRAME);
/** Wait until moves are offered: one frame after the animation starts. */
const asked = () => vi.advanceTimersByTime(2 * FRAME);
/** Wait for a beat and for four frames: before its start, its end, the next beat and a question. */
const moment = () => vi.advanceTimersByTime(MS + 4 * FRAME);
const turns: string[][] = [];
let sentence = "";
const narrator = {
  tell: () => sentence !== "",
  sentence: () => sentence,
  turn: ({ moves }: View) => turns.push(moves),
  refusal: ({ refusal }: Problem) => (refusal ? `It is ${String(refusal.code)}.` : null),
} as unknown as Narrator<Happening>;

type Table = { phase: string; mud: string };

class Stage extends Scene<Table, { table: Table }> {
  protected override minor({ type }: Happening, after?: Table): boolean {
    return type === "secret" || (type === "skip" && after?.phase === "over");
  }

  protected beats({ type }: Happening): Beat[] {
    if (type === "round") this.openSheet(true);
    return [{ run: () => {}, ms: MS }];
  }

  protected atRest(table: Table) {
    return { table };
  }

  get tempo(): string {
    return this.inTempo({ calm: "calm", still: "still", quick: "quick", both: "both" });
  }
}

const view = (mud: string, moves: string[]) =>
  ({ seat: 0, table: { phase: "window", mud }, moves, over: false }) as unknown as View<Table>;
const sent: string[] = [];
const pending: string[] = [];
/** For each move, the last event that was shown when the player chose it. */
const chosenAt: number[] = [];
const questions: { move: string; seen: number; tell: (why: Problem) => void }[] = [];
let tell: (number: number, view: View<Table>, many?: number, type?: string) => void;
let stage: Stage;
let play: { shownTo: number; unhurried: boolean; showNext: () => void };

beforeEach(() => {
  useFakeTimers();
  chosenAt.length = sent.length = pending.length = turns.length = questions.length = 0;
  come(view("nothing", []));
});

function come(first: View<Table>, clock: object | null = null): void {
  let receiver: (step: Step) => void = () => {};
  const at = {
    past: false,
    shownTo: 0,
    unhurried: false,
    showNext: () => {},
    pending,
    table: { view: first, number: 1, you: 0, yours: [0], seats: [], pace: "calm", clock },
    receive(hear: typeof receiver, onward: () => void) {
      receiver = hear;
      this.showNext = onward;
      return () => {};
    },
    move: (move: string, seen: number) => void (sent.push(move), chosenAt.push(seen)),
    askWhy: (move: string, seen: number, tell: (why: Problem) => void) =>
      questions.push({ move, seen, tell }),
  };
  stage = new Stage(at as unknown as Play, narrator);
  play = at;
  stage.start();
  tell = (number, seen, many = 1, type = "answer") =>
    receiver({
      number,
      view: seen,
      happenings: Array(many).fill({ type }),
      whole: null,
    } as unknown as Step);
}

test("the game log leaves out minor happenings", () => {
  sentence = "Bruno has decided.";
  const logged = ["secret", "answer"].map((type) => stage.logged({ type }));
  sentence = "";
  expect(logged).toEqual(["", "Bruno has decided."]);
});

test("in a lesson, a happening that is minor at the end of its step needs no reading time", () => {
  sentence = "Bruno does not have both water and sand, so he cannot throw.";
  play.unhurried = true;
  const over = { ...view("over", []), table: { phase: "over", mud: "over" } } as unknown as View<Table>;
  tell(2, over, 1, "skip");
  moment();
  expect(stage.number).toBe(2);
  tell(3, view("later", []), 1, "skip");
  moment();
  expect(stage.number).toBe(2);
  sentence = "";
});

test("the tempo depends on the settings for speed and motion", () => {
  const tempi = (["table", "quick"] as const).map((speed) =>
    (["device", "less"] as const).map((wish) => {
      Object.assign(settings, { speed, motion: wish });
      return stage.tempo;
    }),
  );
  Object.assign(settings, { speed: "table", motion: "device" });
  expect(tempi).toEqual([
    ["calm", "still"],
    ["quick", "both"],
  ]);
});

test("the own seat is “You”, but each seat has its name if several people share the screen", () => {
  const table = { you: 0, seats: [{ name: "Quick Fox" }, { name: "Ada" }] };
  const names = (yours: number[]) => {
    Object.assign((stage.play as { table: object }).table, { ...table, yours });
    return [0, 1].map((seat) => stage.shortName(seat).replace(/[\u2068\u2069]/g, ""));
  };
  expect(names([0])).toEqual(["You", "Ada"]);
  expect(names([0, 1])).toEqual(["Quick Fox", "Ada"]);
});

test("in a lesson, a sentence stays for its reading time or until the learner continues", () => {
  sentence = "Ada plays the ball to row 4, column 2, and it does not fit.";
  play.unhurried = true;
  tell(2, view("W3", []));
  moment();
  expect(stage.table.mud).toBe("nothing");
  play.showNext();
  frame();
  expect(stage.table.mud).toBe("W3");
  Object.assign(settings, { speed: "quick" });
  tell(3, view("S5", []));
  moment();
  expect(stage.table.mud, "at the quick tempo, sentences do not wait").toBe("S5");
  Object.assign(settings, { speed: "table" });
  sentence = "";
});

test("a lesson offers moves when the sentence about the last event ends, together with its next text", () => {
  sentence = "Ada plays the ball to row 4, column 2, and it does not fit.";
  play.unhurried = true;
  tell(2, view("W3", ["let"]));
  moment();
  expect([stage.moves, play.shownTo]).toEqual([[], 1]);
  play.showNext();
  frame();
  frame();
  expect([stage.moves, play.shownTo]).toEqual([["let"], 2]);
  sentence = "";
});

test("moves are offered once the animation of the last event starts", () => {
  tell(2, view("W3", ["let"]));
  tell(3, view("W3 S5", ["let", "add"]));
  frame();
  expect(stage.myTurn).toBe(false);
  moment();
  expect(stage.moves).toEqual(["let", "add"]);
  expect(stage.asked.mud).toBe("W3 S5");
});

test("moves are offered one frame after the last event, or at once on a hidden page", () => {
  tell(2, view("W3", ["let"]));
  expect([stage.myTurn, stage.asked.mud]).toEqual([false, "nothing"]);
  frame();
  expect(stage.myTurn, "the animation of the last event starts").toBe(false);
  frame();
  expect([stage.myTurn, stage.asked.mud]).toEqual([true, "W3"]);
  Object.assign(document, { hidden: true });
  tell(3, view("S5", ["let", "add"]));
  Object.assign(document, { hidden: false });
  expect(stage.moves).toEqual(["let", "add"]);
});

test("an event counts as shown when its moves are offered", () => {
  expect(play.shownTo).toBe(1);
  tell(2, view("W3", ["let"]), 0);
  expect([stage.table.mud, stage.moves, play.shownTo]).toEqual(["W3", [], 1]);
  frame();
  expect([stage.moves, play.shownTo]).toEqual([["let"], 2]);
  tell(3, view("S5", ["add"]));
  asked();
  expect([stage.moves, play.shownTo], "moves are offered during the animation of the last event").toEqual([
    ["add"],
    2,
  ]);
  moment();
  expect(play.shownTo).toBe(3);
});

test("offered moves stay while other players decide", () => {
  tell(2, view("W3", ["let", "add"]));
  asked();
  expect(stage.asked.mud).toBe("W3");
  tell(3, view("W3", ["let", "add"]));
  tell(4, view("W3", ["let", "add"]));
  expect(stage.myTurn).toBe(true);
  expect(stage.asked.mud).toBe("W3");
  stage.move("add");
  expect(sent).toEqual(["add"]);
});

test("moves that were offered at the start stay, even if other players moved before the connection opened", () => {
  come(view("W3", ["let", "add"]));
  tell(3, view("W3", ["let", "add"]), 2);
  expect(stage.moves).toEqual(["let", "add"]);
});

test("moves that follow one's own move stay, even if that move is accepted late", () => {
  tell(2, view("W3", ["let", "add"]));
  pending.push("let");
  tell(3, view("S5", ["let"]));
  moment();
  expect(stage.myTurn).toBe(false);
  pending.pop();
  tell(4, view("S5", ["let"]));
  tell(5, view("S5", ["let"]));
  expect(stage.moves).toEqual(["let"]);
});

test("a move contains the last event that was shown, not one whose animation is waiting", () => {
  tell(2, view("W3", ["let", "add"]));
  asked();
  tell(3, view("another window", ["let", "add"]));
  stage.askWhy("take");
  stage.move("let");
  expect([chosenAt, questions.map(({ seen }) => seen)]).toEqual([[2], [2]]);
});

test("after all animations, a move contains the newest event", () => {
  tell(2, view("W3", ["let", "add"]));
  asked();
  tell(3, view("W3", ["let", "add"]));
  tell(4, view("W3", ["let", "add"]));
  moment();
  moment();
  moment();
  stage.move("let");
  expect(chosenAt).toEqual([4]);
});

test("the second click of a double click does not choose one of the next moves", () => {
  Object.assign(settings, { speed: "quick" });
  tell(2, view("W3", ["let", "add"]));
  asked();
  stage.move("let");
  Object.assign(document, { hidden: true }); // a hidden page shows all events at once
  tell(3, view("W3", []));
  tell(4, view("S5", ["let", "add"]));
  Object.assign(document, { hidden: false });
  vi.advanceTimersByTime(250);
  stage.move("let");
  expect([stage.moves, sent]).toEqual([[], ["let"]]);
  vi.advanceTimersByTime(250);
  asked();
  stage.move("add");
  expect([sent, chosenAt]).toEqual([
    ["let", "add"],
    [2, 4],
  ]);
  Object.assign(settings, { speed: "table" });
});

test("after one's own move, equal moves are a new question", () => {
  tell(2, view("W3", ["let", "add"]));
  asked();
  stage.move("let");
  tell(3, view("S5", ["let", "add"]));
  expect(stage.moves).toEqual([]);
  moment();
  moment();
  expect(stage.moves).toEqual(["let", "add"]);
  stage.move("add");
  expect(chosenAt).toEqual([2, 3]);
});

test("a different question is asked once it is shown, and no question after the player's decision", () => {
  tell(2, view("W3", ["let", "add"]));
  tell(3, view("S5", ["let"]));
  frame();
  expect(stage.myTurn).toBe(false);
  moment();
  expect(stage.moves).toEqual(["let"]);
  tell(4, view("S5", []));
  expect(stage.myTurn).toBe(false);
});

test("the next deal waits until the score sheet is closed, but not if a clock runs", () => {
  const round = () => {
    tell(2, view("the round ends", []), 1, "round");
    tell(3, view("the next deal", ["let"]));
    moment();
    moment();
    moment();
  };
  round();
  expect([stage.sheetOpen, stage.table.mud, stage.myTurn]).toEqual([true, "nothing", false]);
  stage.closeSheet();
  moment();
  moment();
  expect([stage.sheetOpen, stage.table.mud, stage.myTurn]).toEqual([false, "the next deal", true]);
  come(view("nothing", []), {});
  round();
  expect([stage.sheetOpen, stage.table.mud, stage.myTurn]).toEqual([true, "the next deal", true]);
});

test("a question is announced once while other players decide, and again after one's own move", () => {
  const show = (number: number, moves: string[]) => {
    tell(number, view("W3", moves));
    moment();
  };
  show(2, ["let", "add"]);
  show(3, ["let", "add"]);
  show(4, ["let", "add"]);
  expect(turns).toEqual([["let", "add"]]);
  stage.move("let");
  show(5, ["let", "add"]);
  show(6, []);
  show(7, ["let", "add"]);
  expect(turns).toHaveLength(3);
});

test("in one's turn, the server is asked why a move is illegal, and the game's text is shown for a while", () => {
  stage.askWhy("take");
  expect(questions).toEqual([]);
  tell(2, view("W3", ["let"]));
  asked();
  stage.askWhy("take");
  expect([questions.map(({ move }) => move), sent, stage.moves]).toEqual([["take"], [], ["let"]]);
  questions[0]!.tell({ code: "illegal_move", message: "", refusal: { code: "too_weak" } });
  expect(stage.refusal).toEqual({ text: "It is too_weak.", paragraphs: [] });
  vi.advanceTimersByTime(2000);
  expect(stage.refusal).toBeNull();
  questions[0]!.tell({ code: "too_many", message: "", retry_after: 3 });
  expect(stage.refusal?.text).toContain("3");
});

test("a refusal with a link to the rules stays longer, but only until the next move", () => {
  tell(2, view("W3", ["let"]));
  asked();
  const refuse = (rule: string) =>
    questions.at(-1)!.tell({ code: "illegal_move", message: "", refusal: { code: "too_weak", rule } });
  stage.askWhy("take");
  refuse("10c, 11a");
  vi.advanceTimersByTime(2000);
  expect(stage.refusal?.paragraphs).toEqual(["10c", "11a"]);
  vi.advanceTimersByTime(5000);
  expect(stage.refusal).toBeNull();
  refuse("9");
  expect(stage.refusal?.paragraphs).toEqual(["9"]);
  stage.move("let");
  expect(stage.refusal).toBeNull();
});

test("`skip` shows all events up to the next decision at once, but not later ones", () => {
  tell(2, view("W3", []), 4);
  frame();
  expect([stage.skippable, stage.number]).toEqual([true, 1]);
  stage.skip();
  expect([stage.skippable, stage.number, stage.tempo]).toEqual([false, 2, "quick"]);
  tell(3, view("S5", []), 4);
  expect(stage.tempo, "later events are quick as well").toBe("quick");
  tell(4, view("S5", ["let"]));
  for (let each = 0; each < 6; each++) moment();
  expect([stage.myTurn, stage.tempo]).toEqual([true, "calm"]);
});

test("the page shows when the game waits for absent players", () => {
  const seats = [{ seat: 0 }, { seat: 1, away: { needed: 1 } }, { seat: 2, away: null }];
  const waits = (owing: number[]) => {
    come({ ...view("nothing", []), owing });
    Object.assign(stage.play.table, { seats });
    return stage.waitsForAbsent;
  };
  expect(waits([1])).toEqual([1]);
  expect(waits([1, 2])).toEqual([]);
  expect(waits([])).toEqual([]);
  seats[0] = { seat: 0, away: { needed: 1 } };
  expect(waits([0]), "the own seat is not absent").toEqual([]);
});
