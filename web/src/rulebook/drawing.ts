import { mount, unmount, type Component } from "svelte";
import Row from "./Row.svelte";

/** How a game draws the cards that its rules name. */
export type Drawing = {
  /** A card, by its name. */
  Card: Component<{ card: string }>;
  /** The names of the cards that a piece of code is about; `null` where it is about something else. */
  cards: (code: string) => string[] | null;
  spoken: (card: string) => string;
};

/** Where each card is a word: "L5 T6". */
export function eachWord(isCard: (word: string) => boolean): Drawing["cards"] {
  return (code) => {
    const words = code.split(" ");
    return words.every(isCard) ? words : null;
  };
}

/** Draw the cards that a text names in code. What it gives back takes the drawings away again. */
export function draw(text: Element, { Card, cards, spoken }: Drawing): () => void {
  const drawn = [...text.querySelectorAll<HTMLElement>("code")].flatMap((code) => {
    const named = cards(code.textContent);
    if (!named) return [];
    const props = { Card, spoken, cards: named };
    const row = mount(Row, { target: code.parentElement!, anchor: code, props });
    code.hidden = true;
    return [{ code, row }];
  });
  return () => {
    for (const { code, row } of drawn) {
      code.hidden = false;
      void unmount(row);
    }
  };
}
