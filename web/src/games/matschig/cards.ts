export type Special = "Wind" | "Sun" | "Duck" | "Share" | "13";
export type Kind = "water" | "sand" | "umbrella" | Special;

const NUMBERED: Record<string, Kind> = { W: "water", S: "sand", U: "umbrella" };
const NUMBERED_CARD = /^[WSU]\d$/;

export function kindOf(card: string): Kind {
  return NUMBERED_CARD.test(card) ? NUMBERED[card.charAt(0)]! : (card as Special);
}

/** What stands on water, sand and umbrellas; the others have no value. */
export function valueOf(card: string): number {
  return NUMBERED_CARD.test(card) ? Number(card.charAt(1)) : 0;
}

export function isMud(card: string): boolean {
  return kindOf(card) === "water" || kindOf(card) === "sand";
}

export function isSpecial(card: string): card is Special {
  return !NUMBERED_CARD.test(card);
}

export function sum(cards: string[]): number {
  return cards.reduce((total, card) => total + valueOf(card), 0);
}

/** The values that water and sand come in: nothing weighs six. */
const VALUES = [1, 2, 3, 4, 5, 7];

/** Mud at a glance. `missing` would make it perfect; it is `null` for perfect mud and where no such card exists. */
export type Weight = { total: number; perfect: boolean; missing: string | null };

export function weightOf(mud: string[]): Weight {
  const water = sum(mud.filter((card) => kindOf(card) === "water"));
  const sand = sum(mud.filter((card) => kindOf(card) === "sand"));
  const gap = Math.abs(water - sand);
  const missing = VALUES.includes(gap) ? `${water < sand ? "W" : "S"}${gap}` : null;
  return { total: water + sand, perfect: gap === 0, missing };
}
