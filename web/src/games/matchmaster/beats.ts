import type { Beat } from "$lib/animation/queue";
import type { Tempi } from "$table/scene.svelte";
import type { Happening, Table, Trick } from "./contract";

/** What the page shows: the table, and the trick that its winner is about to take. */
export type Shown = { table: Table; taken: Trick | null };

export type Tempo = { card: number; trick: number; sweep: number; bids: number; deal: number };

export const TEMPI: Tempi<Tempo> = {
  calm: { card: 380, trick: 1100, sweep: 420, bids: 900, deal: 500 },
  // Without animations there is less to watch, but a trick still needs reading time.
  still: { card: 150, trick: 800, sweep: 0, bids: 600, deal: 150 },
  quick: { card: 60, trick: 220, sweep: 60, bids: 150, deal: 60 },
  // At the quick speed without animations, only the final state needs reading time.
  both: { card: 0, trick: 220, sweep: 0, bids: 150, deal: 0 },
};

/** Longer durations for a first game, in milliseconds. A press ends the pause. */
export const GENTLE = { bids: 2500, trick: 2500 };

/** Return the animation steps of one happening. The server's view then replaces the result of the steps. */
export function beatsOf(happening: Happening, shown: Shown, after: Table, tempo: Tempo): Beat[] {
  switch (happening.type) {
    case "deal":
      return [{ run: () => deal(happening, shown, after), ms: tempo.deal, sound: "deal" }];
    case "bid":
      return [
        {
          run: () => {
            shown.table.fixed[happening.seat] = true;
            shown.table.bids[happening.seat] =
              after.round === shown.table.round ? (after.bids[happening.seat] ?? null) : null;
          },
          ms: 0,
          sound: "stick",
        },
      ];
    case "rethink":
      return [
        {
          run: () => {
            if (shown.table.phase !== "bidding") return; // a player took a card back, and the page shows the table without steps
            shown.table.fixed[happening.seat] = false;
            shown.table.bids[happening.seat] = null;
          },
          ms: 0,
        },
      ];
    case "bids":
      return [
        {
          run: () => {
            shown.table.bids = happening.bids;
            shown.table.fixed = happening.bids.map(() => true);
            shown.table.phase = "playing";
          },
          ms: tempo.bids,
          sound: "strike",
        },
      ];
    case "card":
      return [{ run: () => lay(happening.seat, happening.card, shown.table), ms: tempo.card, sound: "card" }];
    case "trick":
      return [
        { run: () => (shown.taken = { winner: happening.winner, cards: happening.cards }), ms: tempo.trick },
        { run: () => sweep(happening, shown), ms: tempo.sweep, sound: "trick" },
      ];
    case "round":
      return [
        {
          run: () => {
            const { size, dealer, bids, tricks, scores } = happening;
            shown.table.sheet = [...shown.table.sheet, { size, dealer, bids, tricks, scores }];
            shown.table.scores = happening.totals;
          },
          ms: 0,
          sound: "score",
        },
      ];
    default:
      return [];
  }
}

function deal(dealt: { round: number; size: number; dealer: number }, shown: Shown, after: Table): void {
  const { table } = shown;
  const everyone = table.scores;
  shown.taken = null;
  Object.assign(table, {
    phase: "bidding",
    round: dealt.round,
    size: dealt.size,
    dealer: dealt.dealer,
    turn: null,
    hand: after.round === dealt.round ? after.hand : table.hand && [],
    cards: everyone.map(() => dealt.size),
    fixed: everyone.map(() => false),
    bids: everyone.map(() => null),
    tricks: everyone.map(() => 0),
    trick: [],
    last_trick: null,
  } satisfies Partial<Table>);
}

function lay(seat: number, card: string, table: Table): void {
  table.trick = [...table.trick, { seat, card }];
  table.turn = null;
  table.cards[seat] = Math.max(0, (table.cards[seat] ?? 0) - 1);
  table.hand = table.hand && table.hand.filter((held) => held !== card);
}

function sweep(trick: Trick, shown: Shown): void {
  const { table } = shown;
  table.tricks[trick.winner] = (table.tricks[trick.winner] ?? 0) + 1;
  table.trick = [];
  table.last_trick = { winner: trick.winner, cards: trick.cards };
  shown.taken = null;
}
