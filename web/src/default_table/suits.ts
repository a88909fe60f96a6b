export type Part = { text: string; red: boolean };

/** Split a text into parts. A word with a sign of a red suit is one part, for example "♥5". */
export function suitsIn(text: string): Part[] {
  const parts = text.split(/([^\s,]*[♥♦][^\s,]*)/);
  return parts
    .map((part, index) => ({ text: part, red: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
