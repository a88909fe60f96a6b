/** Matchstick Tycoon's table and happenings, as docs/protocol.md names them. */

/** A card on the table: the printed kind, whether it lies upside down, and the segments of the number shown that sticks lie on. */
export type ShownCard = { card: string; turned: boolean; sticks: string };

export type TycoonPlay = { seat: number; number: string; sticks: number; cards: ShownCard[] };

export type Order = "normal" | "reversed";

export type TycoonTable = {
  phase: "dealing" | "playing" | "over";
  order: Order;
  strongest: string;
  leader: number;
  turn: number | null;
  forced: "pass" | "return" | null;
  hand: string[] | null;
  cards: number[];
  sticks: number[];
  places: (number | null)[];
  play: TycoonPlay | null;
  played: string[];
  cleared: number;
  aside: number;
};

export type TycoonHappening =
  | { type: "deal"; leader: number; cards: number[]; aside: number }
  | ({ type: "play" } & TycoonPlay)
  | { type: "revolution"; order: Order }
  | { type: "pass"; seat: number }
  | { type: "return"; seat: number }
  | { type: "out"; seat: number; place: number }
  | { type: "clear"; leader: number }
  | { type: "lead"; seat: number }
  | { type: "rethink"; seat: number }
  | { type: "over"; ranks: number[]; scores: number[] };
