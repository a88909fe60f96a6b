import type { Beat } from "$lib/queue";
import type { Shot as ShotTaken } from "./contract";
import type { Shown, Tempo } from "./shown";

type Shot = Omit<ShotTaken, "type">;

const SIXTH = 5;

/** The moments of a shot: the ball rolls to the chosen card, if that matches on to the sixth, and it is a goal or none. */
export function showShot(shot: Shot, shown: Shown, tempo: Tempo): Beat[] {
  const { seat, choice, card, match, sixth, goal } = shot;
  const beats: Beat[] = [
    { run: () => roll(seat, choice - 1, card, shown), ms: tempo.roll },
    { run: () => (shown.verdict = { card, match }), ms: match ? tempo.match : 0 },
  ];
  if (sixth) {
    beats.push(
      { run: () => roll(seat, SIXTH, sixth, shown), ms: tempo.roll },
      { run: () => (shown.verdict = { card: sixth, match: goal }), ms: 0 },
    );
  }
  return [
    ...beats,
    { run: () => count(shot, shown), ms: goal ? tempo.penalty : tempo.miss },
    { run: () => end(shown), ms: 0 },
  ];
}

function roll(seat: number, index: number, card: string, shown: Shown): void {
  const line = shown.table.shootout?.lines[seat];
  if (line) line[index] = card;
  if (shown.ball) shown.ball.where = { on: "line", seat, index };
  shown.table.odds = {};
  shown.verdict = null;
}

function count({ seat, goal, goals }: Shot, shown: Shown): void {
  const { shootout } = shown.table;
  if (!shootout) return;
  shootout.shots[seat] = [...(shootout.shots[seat] ?? []), goal];
  shootout.goals = goals;
  if (goal) shown.moment = { type: "goal", seat, goals, penalty: true };
}

function end(shown: Shown): void {
  shown.table.turn = shown.table.ball = null;
  shown.ball = shown.verdict = shown.moment = null;
}
