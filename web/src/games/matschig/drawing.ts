import { eachWord, type Drawing } from "../../rulebook/drawing";
import Card from "./Card.svelte";
import { spoken } from "./names";

export const drawing: Drawing = {
  Card,
  cards: eachWord((word) => /^([WS][1-57]|U[1-7]|Wind|Sun|Duck|Share|13)$/.test(word)),
  spoken,
};
