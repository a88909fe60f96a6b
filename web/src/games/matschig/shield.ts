import { kindOf, sum, type Special } from "./cards";

/** A mud card that is held off, with the umbrellas that do it. */
export type Group = { mud: string; umbrellas: string[] };

const SHIELD = "shield ";

/** The groups of `shield W4=U6 S1=U1+U1`; `null` for any other move. */
export function groupsOf(move: string): Group[] | null {
  if (!move.startsWith(SHIELD)) return null;
  return move
    .slice(SHIELD.length)
    .split(" ")
    .map((part) => {
      const [mud = "", umbrellas = ""] = part.split("=");
      return { mud, umbrellas: umbrellas.split("+") };
    });
}

/** The same for every order in which the same umbrellas may be named: equal mud cards have one text only. */
function meaning(groups: Group[]): string {
  return groups
    .map(({ mud, umbrellas }) => `${mud}=${umbrellas.toSorted().join("+")}`)
    .sort()
    .join(" ");
}

/** The server's text for these groups, if it offers that. */
export function shieldMove(moves: string[], groups: Group[]): string | null {
  const wanted = meaning(groups);
  return (
    moves.find((move) => {
      const found = groupsOf(move);
      return found !== null && meaning(found) === wanted;
    }) ?? null
  );
}

type Idea = { groups: Group[]; averted: number; spent: number; count: number };

/** Holding off as much as can be, with no more umbrella than that takes; of equal ones with the fewest umbrellas. */
export function cheapestShield(moves: string[]): Group[] | null {
  let best: Idea | null = null;
  for (const move of moves) {
    const groups = groupsOf(move);
    if (!groups) continue;
    const umbrellas = groups.flatMap((group) => group.umbrellas);
    const averted = sum(groups.map(({ mud }) => mud));
    const idea = { groups, averted, spent: sum(umbrellas), count: umbrellas.length };
    if (!best || isBetter(idea, best)) best = idea;
  }
  return best?.groups ?? null;
}

function isBetter(one: Idea, other: Idea): boolean {
  return (other.averted - one.averted || one.spent - other.spent || one.count - other.count || 0) < 0;
}

/** The cheapest of these umbrellas that hold off this much: the least too much, then the fewest. */
export function cheapestFor(value: number, umbrellas: string[]): string[] | null {
  let best: string[] | null = null;
  for (let choice = 1; choice < 1 << umbrellas.length; choice++) {
    const picked = umbrellas.filter((_, index) => choice & (1 << index));
    if (sum(picked) < value) continue;
    const less = best ? sum(picked) - sum(best) || picked.length - best.length : -1;
    if (less < 0) best = picked;
  }
  return best;
}

/** What becomes of the mud, card by card: true for what is held off. */
export function avertedBy(special: Special, mud: string[], spared: number[]): boolean[] {
  switch (special) {
    case "Wind":
      return mud.map((card) => kindOf(card) === "sand");
    case "Sun":
      return mud.map((card) => kindOf(card) === "water");
    case "13":
      return mud.map((_, index) => spared.includes(index));
    default:
      return mud.map(() => true);
  }
}

/** Which of these mud cards landed; of equal ones the one laid earlier was averted. */
export function landedOf(mud: string[], averted: string[]): boolean[] {
  const gone = [...averted];
  return mud.map((card) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}
