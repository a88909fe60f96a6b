export type Colour = "Y" | "B" | "R" | "G";

export const COLOURS: Colour[] = ["Y", "B", "R", "G"];

export function colourOf(card: string): Colour {
  return card.charAt(0) as Colour;
}

export function numberOf(card: string): number {
  return Number(card.slice(1));
}
