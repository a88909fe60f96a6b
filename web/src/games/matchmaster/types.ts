/** MatchMaster's table and happenings, as docs/protocol.md names them. */

export type Suit = "T" | "L" | "B" | "S";

export type Played = { seat: number; card: string };

export type Round = { size: number; dealer: number; bids: number[]; tricks: number[]; scores: number[] };

export type Trick = { winner: number; cards: Played[] };

export type MatchmasterTable = {
  phase: "bidding" | "playing" | "over";
  round: number;
  rounds: number;
  size: number;
  dealer: number;
  leader: number;
  turn: number | null;
  hand: string[] | null;
  cards: number[];
  fixed: boolean[];
  bids: (number | null)[];
  tricks: number[];
  trick: Played[];
  last_trick: Trick | null;
  played: string[];
  scores: number[];
  sheet: Round[];
};

export type MatchmasterHappening =
  | { type: "deal"; round: number; size: number; dealer: number }
  | { type: "bid"; seat: number }
  | { type: "rethink"; seat: number }
  | { type: "bids"; bids: number[] }
  | { type: "card"; seat: number; card: string }
  | ({ type: "trick" } & Trick)
  | ({ type: "round"; round: number; totals: number[] } & Round)
  | { type: "over"; ranks: number[]; scores: number[] };

export function suitOf(card: string): Suit {
  return card.charAt(0) as Suit;
}

export function rankOf(card: string): string {
  return card.slice(1);
}
