import type { Happening } from "$lib/protocol";
import { CHARACTERS, type Character, lookOf, mixed } from "../face/face";

/** The public events that a bot may comment on. */
export type Occasion =
  | "won"
  | "made"
  | "failed"
  | "goal"
  | "conceded"
  | "mud"
  | "dry"
  | "perfect"
  | "stick"
  | "rid"
  | "revolution";

export type Temper = "merry" | "gruff" | "dreamy" | "fine";
const TEMPERS: Record<Character, Temper> = {
  cheerful: "merry",
  wild: "merry",
  grumpy: "gruff",
  startled: "dreamy",
  sleepy: "dreamy",
  sly: "gruff",
  dapper: "fine",
  bookish: "fine",
};

type Sitter = { seat: number; kind: string; name: string | null; level: string | null; face: string | null };
export type Remark = { seat: number; occasion: Occasion; temper: Temper; chance: number };

const RARE = 4;

/** Return the seats that a happening affects, each with the occasion for a remark. */
export function movedBy(happening: Happening, players: number): { seat: number; occasion: Occasion }[] {
  const seen = happening as Happening & Record<string, unknown>;
  const seat = seen.seat as number;
  const all = Array.from({ length: players }, (_, one) => one);
  const goal = () => [
    { seat, occasion: "goal" as const },
    { seat: (seat + 1) % players, occasion: "conceded" as const },
  ];
  switch (seen.type) {
    case "trick":
      return [{ seat: seen.winner as number, occasion: "won" }];
    case "clear":
      return [{ seat: seen.leader as number, occasion: "won" }];
    case "round": {
      const { bids, tricks } = seen as { bids?: number[]; tricks?: number[] };
      if (!bids || !tricks) return [];
      return all.map((one) => ({ seat: one, occasion: bids[one] === tricks[one] ? "made" : "failed" }));
    }
    case "goal":
      return goal();
    case "shot":
      return seen.goal ? goal() : [{ seat, occasion: "failed" }];
    case "miss":
      return [{ seat, occasion: "failed" }];
    case "splash":
      return [{ seat, occasion: "mud" }];
    case "defence":
      return [{ seat, occasion: seen.points ? "mud" : "dry" }];
    case "throw":
      return seen.perfect ? [{ seat, occasion: "perfect" }] : [];
    case "pass":
      return [{ seat, occasion: "stick" }];
    case "out":
      return [{ seat, occasion: "rid" }];
    case "revolution":
      return all.map((one) => ({ seat: one, occasion: "revolution" }));
  }
  return [];
}

/** Return the remark of a bot, or `null`. All browsers compute the same remark. */
export function remarkOn(
  happening: Happening,
  seats: readonly Sitter[],
  table: string,
  number: number,
): Remark | null {
  const bots = movedBy(happening, seats.length).filter(({ seat }) => seats[seat]?.kind === "bot");
  const chance = mixed(`${table} ${number} ${happening.type}`);
  const one = bots[Math.floor(chance / RARE) % bots.length];
  if (!one || chance % RARE !== 0) return null;
  const temper = TEMPERS[CHARACTERS[lookOf(seats[one.seat]!).character]!];
  return { ...one, temper, chance: Math.floor(chance / (RARE * 8)) };
}
