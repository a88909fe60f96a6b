import type { Options } from "../../words";

/** How the game is played, in our own words. */
export const rules = {
  aim: ({ mode }: Options) =>
    mode === "league"
      ? "Play your ball through all four rows into the other goal. Whoever has more goals after two halves wins; a level match is a draw."
      : "Play your ball through all four rows into the other goal. Whoever has more goals after two halves wins; a level match goes on.",
  parts: [
    {
      title: "Kick-off",
      body: "Sixteen cards lie face down as the pitch. Each side has a stack of 14 balls for a half, which nobody looks into. Who deals the first half is found by chance; the other side kicks off. Then you attack in turns, each from the own row 1 forwards.",
    },
    {
      title: "An attack",
      body: "Your top card is turned over: that is your ball. Choose one of the four cards in your row 1. If it fits, go on in the next row, straight ahead or one column aside. Four cards that fit are a goal.",
    },
    {
      title: "What fits",
      body: "A card fits if it has the colour or the number of your ball. Only the ball counts, not the card you come from.",
    },
    {
      title: "Wide",
      body: "The first card that does not fit ends the attack, and the other side has the ball. There is no stopping early, and you may choose a card that you know will not fit.",
    },
    {
      title: "What stays",
      body: ({ hide_after_miss }: Options) =>
        hide_after_miss
          ? "The cards that an attack turned up are turned back if it fails. Keep them in mind! The cards of a goal stay open, and nothing moves until the half is over."
          : "After a goal, too, the field stays as it is for the rest of the half. Open cards are lanes that both sides can use.",
    },
    {
      title: "Second half",
      body: "All 44 cards are shuffled and laid anew, and the other side kicks off.",
    },
    {
      title: "Extra time",
      body: ({ mode }: Options) =>
        mode === "league"
          ? ""
          : "A level match goes on for two halves with ten balls each, on a new field each time; eight cards stay out unseen. Chance says who kicks off, in its second half it is the other side. Extra time is always played to its end.",
    },
    {
      title: "Shoot-out",
      body: ({ mode, shared_sixth, stop_when_decided }: Options) =>
        mode === "league"
          ? ""
          : `Still level: each side gets five cards in a line, and ${
              shared_sixth ? "one keeper card stands behind both lines" : "a keeper card behind them"
            }. Choose one of your five; if it fits the ball, the keeper card has to fit, too. Opened cards stay open, the keeper as well. Chance says who shoots first. Each side has ten shots${
              stop_when_decided
                ? ", but it is over as soon as one side cannot be caught up with."
                : ", and all of them are taken."
            }`,
    },
    {
      title: "Centre circle",
      body: ({ mode, circle, stop_when_decided }: Options) =>
        mode === "league"
          ? ""
          : `Level after ten shots each: shots are taken in pairs, with balls from the circle. ${
              circle === "full"
                ? `All six pairs are shot${stop_when_decided ? ", unless it is decided before" : ""}; then the goals are counted.`
                : "The first pair with exactly one goal decides; there are six pairs."
            }`,
    },
    {
      title: "And if it is level still",
      body: ({ mode }: Options) =>
        mode === "league"
          ? ""
          : "All cards but the lines and the keepers are shuffled into a new pile; these stay as they are, open cards open. The first pair with exactly one goal decides. After five such piles a toss does.",
    },
    {
      title: "Taking back",
      body: "The choice of a card that lay open can be taken back while the attack goes on, if the other side agrees. A card that was turned up has been seen: that choice stands.",
    },
  ],
  cardsTitle: "The four colours",
  keys: [
    { key: "1 – 5", does: "play the ball to that column, counted from the left" },
    { key: "← →", does: "move between the cards within reach" },
    { key: "Enter", does: "play the ball there" },
    { key: "U", does: "take the choice of an open card back, if the other agrees" },
    { key: "O", does: "show or hide the chances of a goal" },
  ],
};
