import { eachWord, type Drawing } from "../../rulebook/drawing";
import Card from "./Card.svelte";
import { spoken } from "./names";

export const drawing: Drawing = {
  Card,
  cards: eachWord((word) => /^[TLBS]([1-9]|1[0-3])$/.test(word)),
  spoken,
};
