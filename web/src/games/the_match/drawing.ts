import { eachWord, type Drawing } from "../../rulebook/drawing";
import Card from "./Card.svelte";
import { cardName } from "./names";

export const drawing: Drawing = {
  Card,
  cards: eachWord((word) => /^[YBRG]([1-9]|1[01])$/.test(word)),
  spoken: cardName,
};
