import { who } from "$table/result/endings";
import type { Company } from "$table/texts/fields";
import type { Row } from "./contract";
import { say } from "./words";

/**
 * Return why a seat got fewer points in this round than the mud that hit the seat: its pool or its score was halved.
 */
export function halvingsOf(row: Row, round: number, seat: number, company: Company): string[] {
  const halved = row.halved[seat] ?? [];
  const account = row.accounts[seat] ?? 0;
  const whose = { ...who("seat", seat, company), round };
  return [
    halved.includes("pool") && say("halved-pool", { ...whose, points: row.points[seat] ?? 0 }),
    // 22, 44, 66 and 88 are even, so the old score is exactly twice the new score.
    halved.includes("account") && say("halved-account", { ...whose, total: 2 * account, account }),
  ].filter((sentence) => sentence !== false);
}

export function halvingsIn(row: Row, round: number, company: Company): string[] {
  return row.points.flatMap((_, seat) => halvingsOf(row, round, seat, company));
}
