import type { Beat } from "$lib/animation/queue";
import type { Tempi } from "$table/scene.svelte";
import type { Happening, Play, Table } from "./contract";

export type Moment = { type: "revolution"; order: Table["order"] } | { type: "leads"; seat: number };

export type Shown = {
  table: Table;
  /**
   * How far the cards of the play have been changed: whether cards are turned, and how many matchsticks are laid.
   * `null` if the play is complete.
   */
  making: { turned: boolean; laid: number } | null;
  /** The seat that just took a matchstick or gave one back. */
  stir: { seat: number; by: 1 | -1 } | null;
  moment: Moment | null;
};

/** Durations in milliseconds. `sticks` limits the time for all matchsticks of one play. */
export type Tempo = {
  cards: number;
  turn: number;
  stick: number;
  sticks: number;
  read: number;
  revolution: number;
  pass: number;
  out: number;
  won: number;
  clear: number;
};

export const TEMPI: Tempi<Tempo> = {
  calm: {
    cards: 420,
    turn: 480,
    stick: 210,
    sticks: 1500,
    read: 450,
    revolution: 1900,
    pass: 420,
    out: 900,
    won: 800,
    clear: 350,
  },
  // Without animations there is less to watch, but the play still needs reading time.
  still: {
    cards: 200,
    turn: 150,
    stick: 60,
    sticks: 300,
    read: 450,
    revolution: 1500,
    pass: 250,
    out: 600,
    won: 700,
    clear: 0,
  },
  quick: {
    cards: 40,
    turn: 30,
    stick: 10,
    sticks: 60,
    read: 40,
    revolution: 500,
    pass: 30,
    out: 60,
    won: 60,
    clear: 20,
  },
  // At the quick speed without animations, only the complete play needs reading time.
  both: {
    cards: 0,
    turn: 0,
    stick: 0,
    sticks: 0,
    read: 60,
    revolution: 500,
    pass: 0,
    out: 60,
    won: 60,
    clear: 0,
  },
};

/** Return the animation steps of one happening. The server's view then replaces the result of the steps. */
export function beatsOf(
  happening: Happening,
  shown: Shown,
  after: Table,
  me: number | null,
  tempo: Tempo,
): Beat[] {
  const { table } = shown;
  switch (happening.type) {
    case "play":
      return making(happening, shown, me === happening.seat ? after.hand : table.hand, tempo);
    case "revolution":
      return [
        {
          run: () => {
            table.order = happening.order;
            table.numbers = after.numbers;
            table.strongest = after.strongest;
            shown.moment = { type: "revolution", order: happening.order };
          },
          ms: tempo.revolution,
          sound: "revolution",
        },
        { run: () => (shown.moment = null), ms: 0 },
      ];
    case "pass":
      return [
        {
          run: () => stir(shown, happening.seat, 1),
          // The server passed for the player, who needs the time to read why.
          ms: happening.seat === me && table.play?.number === table.strongest ? tempo.out : tempo.pass,
          sound: "stick",
        },
      ];
    case "return":
      return [{ run: () => stir(shown, happening.seat, -1), ms: tempo.pass, sound: "stick" }];
    case "out":
      return [{ run: () => (table.places[happening.seat] = happening.place), ms: tempo.out, sound: "out" }];
    case "clear":
      return [
        { run: () => (shown.moment = { type: "leads", seat: happening.leader }), ms: tempo.won },
        { run: () => clear(shown, happening.leader), ms: tempo.clear, sound: "trick" },
      ];
    case "lead":
      return [{ run: () => (table.leader = happening.seat), ms: 0 }];
    default:
      return [];
  }
}

/**
 * Return the steps of a play: the cards arrive, some turn upside down, and then the matchsticks are laid one by one.
 */
function making(play: Play, shown: Shown, hand: string[] | null, tempo: Tempo): Beat[] {
  const { table } = shown;
  const { seat, number, sticks, cards } = play;
  const beats: Beat[] = [
    {
      run: () => {
        table.play = { seat, number, sticks, cards };
        table.played = [...table.played, ...cards.map(({ card }) => card)];
        table.turn = null;
        table.forced = null;
        table.cards[seat] = Math.max(0, (table.cards[seat] ?? 0) - cards.length);
        table.hand = hand;
        table.gave_way = table.places.map(() => null);
        shown.making = { turned: false, laid: 0 };
        shown.stir = null;
      },
      ms: tempo.cards,
      sound: "card",
    },
  ];
  if (cards.some(({ turned }) => turned)) {
    beats.push({ run: () => (shown.making = { turned: true, laid: 0 }), ms: tempo.turn, sound: "flip" });
  }
  const pause = Math.min(tempo.stick, tempo.sticks / Math.max(sticks, 1));
  for (let laid = 1; laid <= sticks; laid++) {
    beats.push({
      run: () => {
        shown.making = { turned: true, laid };
        table.sticks[seat] = Math.max(0, (table.sticks[seat] ?? 0) - 1);
      },
      ms: pause,
      sound: "stick",
    });
  }
  return [...beats, { run: () => (shown.making = null), ms: tempo.read }];
}

function stir(shown: Shown, seat: number, by: 1 | -1): void {
  const { table } = shown;
  table.sticks[seat] = Math.max(0, (table.sticks[seat] ?? 0) + by);
  table.turn = null;
  table.forced = null;
  if (table.play) table.gave_way[seat] = by > 0 ? "pass" : "return";
  shown.stir = { seat, by };
}

function clear(shown: Shown, leader: number): void {
  const { table } = shown;
  table.cleared += table.play?.cards.length ?? 0;
  table.play = null;
  table.leader = leader;
  table.turn = null;
  table.gave_way = table.places.map(() => null);
  shown.moment = shown.stir = null;
}

export function soFar({ table: { play }, making }: Shown): Play["cards"] {
  if (!play || !making) return play?.cards ?? [];
  let left = making.laid;
  return play.cards.map(({ card, turned, sticks }) => {
    const laid = sticks.slice(0, left);
    left -= laid.length;
    return { card, turned: turned && making.turned, sticks: laid };
  });
}
