import { beforeEach, describe, expect, test } from "vitest";
import { backoff, Connection, type LineState, type Socket } from "../src/lib/net/connection";
import type { Heard } from "../src/lib/protocol";
import { Clock } from "./clock";

class FakeSocket implements Socket {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => void this.sent.push(text);
  close = () => void (this.closed = true);
}

let clock: Clock;
let sockets: FakeSocket[];
let heard: Heard[];
let states: LineState[];
let opened: number;
let line: Connection;

const newest = () => sockets.at(-1)!;

function reopen(): void {
  const before = sockets.length;
  while (sockets.length === before) clock.pass(10);
}

beforeEach(() => {
  clock = new Clock();
  sockets = [];
  heard = [];
  states = [];
  opened = 0;
  line = new Connection(
    {
      open: () => {
        sockets.push(new FakeSocket());
        return newest();
      },
      random: () => 0.5,
      later: clock.later,
      cancel: clock.cancel,
    },
    {
      heard: (message) => heard.push(message),
      opened: () => (opened += 1),
      changed: (state) => states.push(state),
    },
  );
});

describe("the WebSocket connection", () => {
  test("the connection opens once and reports it", () => {
    line.open();
    line.open();
    newest().onopen!();
    expect([sockets.length, opened, states]).toEqual([1, 1, ["connecting", "open"]]);
  });

  test("the connection sends only while it is open", () => {
    const watch = { type: "watch", table: "t", seen: 0 } as const;
    line.open();
    expect(line.send(watch)).toBe(false);
    newest().onopen!();
    expect(line.send(watch)).toBe(true);
    expect(newest().sent).toEqual([JSON.stringify(watch)]);
  });

  test("the connection reopens after a loss, with a longer wait after each failure", () => {
    line.open();
    const waits: number[] = [];
    for (let failure = 0; failure < 4; failure += 1) {
      newest().onclose!();
      expect(line.state).toBe("waiting");
      const since = clock.now;
      reopen();
      waits.push(clock.now - since);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(500);
    expect(waits[3]).toBeGreaterThan(2 * waits[0]!);
  });

  test("the wait becomes short again only after a message from the server", () => {
    line.open();
    for (let failure = 0; failure < 5; failure += 1) {
      newest().onopen!();
      newest().onclose!();
      reopen();
    }
    newest().onopen!();
    newest().onmessage!({ data: '{"type":"problem","error":{"code":"not_found","message":""}}' });
    newest().onclose!();
    const before = sockets.length;
    clock.pass(500);
    expect(sockets.length).toBe(before + 1);
  });

  test("the connection waits for the time that the server asked for", () => {
    line.open();
    newest().onopen!();
    const error = '{"code":"too_many","message":"","retry_after":20}';
    newest().onmessage!({ data: `{"type":"problem","error":${error}}` });
    newest().onclose!();
    clock.pass(20_000);
    expect(sockets.length).toBe(1);
    clock.pass(1_000);
    expect(sockets.length).toBe(2);
  });

  test("the connection asks a server that bans this person again after a minute", () => {
    line.open();
    newest().onopen!();
    const error = '{"code":"banned","message":"","retry_after":604800}';
    newest().onmessage!({ data: `{"type":"problem","error":${error}}` });
    newest().onclose!();
    clock.pass(60_000);
    expect(sockets.length).toBe(1);
    clock.pass(1_000);
    expect(sockets.length).toBe(2);
  });

  test("an attempt that never opens is abandoned", () => {
    line.open();
    clock.pass(10_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(line.state).toBe("waiting");
  });

  test("the connection reconnects if no answer comes in time, and stays if one comes", () => {
    line.open();
    newest().onopen!();
    line.expectAnswer();
    newest().onmessage!({ data: '{"type":"problem","error":{"code":"busy","message":""}}' });
    clock.pass(14_000);
    expect(sockets.length).toBe(1);
    newest().onmessage!({ data: '{"type":"pong"}' });
    line.expectAnswer();
    clock.pass(10_000);
    expect(sockets.length).toBe(2);
    expect(sockets[0]!.closed).toBe(true);
  });

  test("a silent connection sends a ping, and reconnects if no answer comes", () => {
    line.open();
    newest().onopen!();
    clock.pass(5_000);
    expect(newest().sent).toEqual(['{"type":"ping"}']);
    newest().onmessage!({ data: '{"type":"pong"}' });
    clock.pass(4_900);
    newest().onmessage!({ data: '{"type":"problem","error":{"code":"not_found","message":""}}' });
    clock.pass(4_900);
    expect(newest().sent).toHaveLength(1);
    clock.pass(10_200);
    expect([sockets.length, sockets[0]!.closed, sockets[0]!.sent.length]).toEqual([2, true, 2]);
  });

  test("the connection is slow after some seconds without an answer, and still sends messages", () => {
    line.open();
    newest().onopen!();
    clock.pass(5_000);
    expect(line.state).toBe("open");
    clock.pass(2_900);
    expect(line.state).toBe("slow");
    expect(line.send({ type: "lobby", show: true })).toBe(true);
    line.suspect();
    expect(line.state, "the browser reports that it is offline").toBe("doubtful");
    newest().onmessage!({ data: '{"type":"pong"}' });
    expect([line.state, sockets.length, opened]).toEqual(["open", 1, 1]);
  });

  test("the connection is doubtful from the moment the browser reports that it is offline until the server answers", () => {
    line.suspect();
    expect([line.state, sockets.length]).toEqual(["closed", 0]);
    line.open();
    newest().onopen!();
    line.suspect();
    expect([line.state, newest().sent]).toEqual(["doubtful", ['{"type":"ping"}']]);
    newest().onmessage!({ data: '{"type":"pong"}' });
    expect(line.state).toBe("open");
    line.suspect();
    clock.pass(10_000);
    expect([line.state, sockets.length]).toEqual(["connecting", 2]);
  });

  test("the error of an old server that does not know pings counts as an answer and is not reported", () => {
    const malformed = '{"type":"problem","error":{"code":"malformed","message":"no such type"}}';
    const seats = '{"type":"seats","table":"t","seats":[],"watchers":0}';
    line.open();
    newest().onopen!();
    clock.pass(5_000);
    newest().onmessage!({ data: seats });
    newest().onmessage!({ data: malformed });
    expect(heard.map(({ type }) => type)).toEqual(["seats"]);
    clock.pass(4_900);
    expect([sockets.length, line.state]).toEqual([1, "open"]);
    newest().onmessage!({ data: malformed });
    expect(heard.map(({ type }) => type)).toEqual(["seats", "problem"]);
  });

  test("a new connection sends a new ping, because the old ping gets no answer there", () => {
    line.open();
    newest().onopen!();
    clock.pass(5_000);
    newest().onclose!();
    reopen();
    newest().onopen!();
    newest().onmessage!({ data: '{"type":"problem","error":{"code":"malformed","message":""}}' });
    expect(heard).toHaveLength(1);
  });

  test("after the device slept, the connection reconnects within half a second unless the server answers", () => {
    line.open();
    newest().onopen!();
    line.wake();
    newest().onmessage!({ data: '{"type":"pong"}' });
    clock.pass(2_000);
    expect(sockets).toHaveLength(1);
    line.wake();
    clock.pass(500);
    expect([sockets.length, line.state]).toEqual([2, "connecting"]);
    newest().onopen!();
    expect([line.state, opened]).toEqual(["open", 2]);
  });

  test("a waiting connection opens at once when the person returns", () => {
    line.open();
    newest().onopen!();
    newest().onclose!();
    expect(line.state).toBe("waiting");
    line.wake();
    expect([sockets.length, line.state]).toEqual([2, "connecting"]);
  });

  test("an attempt that was interrupted by sleep starts again, once", () => {
    line.open();
    line.wake();
    clock.pass(500);
    expect([sockets.length, sockets[0]!.closed]).toEqual([2, true]);
    clock.pass(5_000);
    expect([sockets.length, line.state]).toEqual([2, "connecting"]);
  });

  test("the connection ignores data that is not a message", () => {
    line.open();
    newest().onopen!();
    for (const data of ["nonsense", "null", "[1]", '{"no":"type"}']) newest().onmessage!({ data });
    expect(heard).toEqual([]);
  });

  test("a connection that the page closes stays closed and leaves no timer", () => {
    line.open();
    newest().onclose!();
    line.close();
    clock.pass(60_000);
    expect([sockets.length, line.state, clock.timers]).toEqual([1, "closed", 0]);
  });
});

test("the wait between attempts grows, has a limit and is random", () => {
  expect(backoff(0, 0)).toBeLessThan(backoff(3, 0));
  expect(backoff(50, 1)).toBeLessThanOrEqual(15_000);
  expect(backoff(2, 0)).toBeLessThan(backoff(2, 1));
});
