import type { Seat, Table } from "$lib/protocol";

/** Return a table with which the page can draw a game that is on no server. */
export function tableOf({
  id,
  game,
  players,
  options,
}: Pick<Table, "id" | "game" | "players" | "options">): Table {
  return {
    id,
    game,
    players,
    options,
    idle: [],
    pace: "calm",
    window: 0,
    limit: 0,
    hints: false,
    clock: null,
    seal: null,
    takeover: false,
    showing: false,
    looking: null,
    hosting: false,
    watching: "nobody",
    back: null,
    left: null,
    next: null,
    created: "",
    seats: Array.from({ length: players }, (_, seat) => seatOf(seat)),
    watchers: 0,
    you: null,
    yours: [],
    state: "over",
    number: 0,
    closes_in: null,
    clocks: null,
    undo: null,
    view: null,
  };
}

function seatOf(seat: number): Seat {
  return {
    seat,
    kind: "bot",
    name: "ABCDEFGH".charAt(seat),
    level: null,
    here: true,
    instead_of: null,
    face: null,
    automatic: 0,
    away: null,
    kept: false,
    shows: false,
    lookers: 0,
    standing: null,
    free: false,
  };
}
