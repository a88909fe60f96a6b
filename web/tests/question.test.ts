import { beforeEach, expect, test, vi } from "vitest";
import type { Judgement, JudgedMove, Table } from "../src/lib/protocol";
import type { Step } from "../src/lib/net/follow";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("../src/lib/net/api", async (original) => ({ ...(await original<object>()), call }));
vi.mock("../src/lib/net/live.svelte", () => ({ live: { say: () => true } }));

import { CallFailed } from "../src/lib/net/api";
import { tableOf } from "../src/lib/play/still";
import { Asked } from "../src/question/asked.svelte";
import { questionAt } from "../src/question/source";
import { rowsOf, verdictOf } from "../src/question/verdict";
import { retold } from "../src/games/matchmaster/retold";
import { momentAddress, momentAt } from "../src/replay/moment";

const table = {
  ...tableOf({ id: "t1", game: "matchmaster", players: 2, options: {} }),
  seats: ["Ada", "Bea"].map((name, seat) => ({ seat, name, kind: "bot", face: "c4", level: null })),
} as unknown as Table;
const view = { game: "matchmaster", players: 2, options: {}, seat: 1, moves: ["T1", "L1"], table: {} };
const judgement = (move: string, loss: number, more: Partial<Judgement> = {}) =>
  ({ seat: 1, move, best: "T1", loss, error: 0.5, mistake: loss > 1, ...more }) as Judgement;
const ANSWER: JudgedMove = { chosen: judgement("L1", 3), played: judgement("T1", 0), reasons: [] };
const ILLEGAL = { code: "illegal_move", message: "no" };
const measure = retold.measure({ players: 2, options: {} });
const name = (seat: number) => ["Ada", "Bea"][seat]!;

let asked: Asked;
let steps: Step[];

beforeEach(async () => {
  call.mockReset().mockResolvedValueOnce(view);
  asked = new Asked(await questionAt(table, "/api/tables/t1", { event: 17, seat: 1 }));
  steps = [];
  asked.receive((step) => steps.push(step));
});

test("a question shows the table as one seat sees it, with its moves and the names of the players", () => {
  expect(call).toHaveBeenCalledWith("GET", "/api/tables/t1/positions/17/1");
  expect(asked.table.view?.moves).toEqual(["T1", "L1"]);
  expect([asked.table.you, asked.table.yours, asked.table.state]).toEqual([1, [1], "playing"]);
  expect(asked.table.seats.map((seat) => [seat.name, seat.kind])).toEqual([
    ["Ada", "bot"],
    ["Bea", "person"],
  ]);
});

test("the reader makes one move, whose judgement ends the question", async () => {
  call.mockResolvedValue(ANSWER);
  asked.move("L1");
  asked.move("T1");
  expect(asked.pending).toEqual(["L1"]);
  await vi.waitFor(() => expect(asked.judged).toEqual(ANSWER));
  expect(call).toHaveBeenLastCalledWith("POST", "/api/tables/t1/positions/17/1", { move: "L1" });
  expect(steps.map((step) => step.view?.moves)).toEqual([[]]);
  asked.move("T1");
  expect(asked.pending).toEqual([]);
});

test("a reader without a connection can choose again", async () => {
  call.mockRejectedValueOnce(new CallFailed({ code: "unreachable", message: "" }, 0));
  asked.move("L1");
  await vi.waitFor(() => expect(asked.refusal?.code).toBe("unreachable"));
  expect([asked.judged, asked.pending, asked.table.view?.moves]).toEqual([null, [], ["T1", "L1"]]);
});

test("a reader learns why a move is not legal", async () => {
  call.mockResolvedValueOnce({ error: ILLEGAL });
  const tell = vi.fn();
  asked.askWhy("S4", 0, tell);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith(ILLEGAL));
});

test.each([
  [judgement("T1", 0), "No better move was found."],
  [judgement("L1", 0.9), "About as good as the best move."],
  [judgement("L1", 3), "Not the best move: −3.0 pts (probably −2.0 to −4.0)."],
  [judgement("L1", 1.5, { error: 1, mistake: true }), "Not the best move: −1.5 pts (probably 0.0 to −3.5)."],
  [judgement("L1", 3, { error: 0.01 }), "Not the best move: −3.0 pts."],
])("a verdict gives the cost of the chosen move with its interval: %o", (chosen, text) => {
  expect(verdictOf(chosen, measure).replaceAll("\u00a0", " ")).toBe(text);
});

test("an answer compares the chosen move with the best move and with the move of the game", () => {
  const kinds = (judged: JudgedMove) => rowsOf(judged, measure, name).map(({ what, move }) => [what, move]);
  expect(kinds(ANSWER)).toEqual([
    ["Your move", "L1"],
    ["Best move", "T1"],
    ["Bea played", "T1"],
  ]);
  const best = judgement("T1", 0);
  expect(kinds({ chosen: best, played: null, reasons: [] })).toEqual([["Your move", "T1"]]);
});

test.each([
  ["/t/abc/at/17B", { table: "abc", event: 17, seat: 1 }],
  ["/t/abc/at/0A/", { table: "abc", event: 0, seat: 0 }],
  ["/t/abc/at/17", null],
  ["/t/abc/at/17I", null],
  ["/t/abc/replay", null],
])("the address %s names a moment of a game", (address, moment) => {
  expect(momentAt(address)).toEqual(moment);
  if (moment) expect(momentAddress(moment)).toBe(address.replace(/\/$/, ""));
});

test("the address of a moment can name a language", () => {
  expect(momentAddress({ table: "abc", event: 17, seat: 1 }, "de")).toBe("/t/abc/at/17B?lang=de");
});
