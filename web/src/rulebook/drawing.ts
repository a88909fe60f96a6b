import { mount, unmount, type Component } from "svelte";
import Row from "./Row.svelte";

export type Drawing = {
  Card: Component<{ card: string }>;
  /** Returns the card names in a piece of code, or `null` if the code contains something else. */
  cards: (code: string) => string[] | null;
  spoken: (card: string) => string;
};

/** For games in which each card is one word: "L5 T6". */
export function eachWord(isCard: (word: string) => boolean): Drawing["cards"] {
  return (code) => {
    const words = code.split(" ");
    return words.every(isCard) ? words : null;
  };
}

/** Draw the cards that code in `text` names. Returns a function that removes the drawings. */
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
