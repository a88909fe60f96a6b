import type { Options } from "$lib/gamewords";

/** How the game is played, in our own words. */
export const rules = {
  aim: ({ mode }: Options) =>
    mode === "league"
      ? "Play your ball through all four rows into the other goal. Whoever has more goals after two halves wins; a level match is a draw."
      : "Play your ball through all four rows into the other goal. Whoever has more goals after two halves wins; a level match goes on.",
  parts: [
    {
      title: "Kick-off",
      body: "There are 44 cards: four colours, and in each the numbers 1 to 11. Sixteen lie face down as the pitch. Each side has a stack of 14 balls for a half, which nobody looks into. Who deals the first half is found by chance; the other side kicks off. Then you attack in turns, each from their own row 1 forwards.",
    },
    {
      title: "An attack",
      body: "Your top card is turned over: that is your ball. Choose one of the four cards in your row 1; if it is face down, it is turned up. If it fits, go on in the next row, straight ahead or one column aside. Four cards that fit are a goal.",
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
          : "Cards that were turned up stay open for the rest of the half, after a miss as after a goal. They are lanes that both sides can use.",
    },
    {
      title: "Second half",
      body: "All 44 cards are shuffled and dealt anew, and the other side kicks off.",
    },
    {
      title: "Extra time",
      body: ({ mode }: Options) =>
        mode === "league"
          ? ""
          : "A level match goes on for two more halves, each on a new field and with ten balls for each side; eight cards stay out unseen. Chance says who kicks off; in the second half of extra time it is the other side. Extra time is always played to its end.",
    },
    {
      title: "Shoot-out",
      body: ({ mode, shared_sixth, stop_when_decided }: Options) =>
        mode === "league"
          ? ""
          : `Still level: all cards are shuffled. Each side gets five cards face down in a line, and ${
              shared_sixth ? "one keeper card stands behind both lines" : "a keeper card behind them"
            }. Choose one of your five; if it fits the ball, the keeper card has to fit, too. Opened cards stay open, the keeper as well. Chance says who shoots first. Each side has ten shots; whoever has more goals then wins. ${
              stop_when_decided
                ? "It is over as soon as one side cannot be caught up with."
                : "All of them are taken, decided or not."
            }`,
    },
    {
      title: "Centre circle",
      body: ({ mode, circle, stop_when_decided }: Options) =>
        mode === "league"
          ? ""
          : `Level after ten shots each: shots go on in pairs. The balls are the cards that are left; they lie in the centre circle. ${
              circle === "full"
                ? `All six pairs are shot${stop_when_decided ? ", unless it is decided before" : ""}; then the goals are counted.`
                : "The first pair with exactly one goal decides; there are six pairs."
            }`,
    },
    {
      title: "And if it is level still",
      body: ({ mode, shared_sixth }: Options) =>
        mode === "league"
          ? ""
          : `The lines and the keeper card${shared_sixth ? "" : "s"} stay where they are, open cards open. All other cards are shuffled into a new pile, and shots go on in pairs. The first pair with exactly one goal decides. After five such piles a toss decides.`,
    },
    {
      title: "Taking back",
      body: "The choice of a card that lay open can be taken back while the attack goes on, if the other side agrees. A card that was turned up has been seen: that choice stands.",
    },
  ],
  cardsTitle: "The four colours",
  keys: [
    {
      key: ({ mode }: Options) => (mode === "league" ? "1 – 4" : "1 – 5"),
      does: ({ mode }: Options) =>
        mode === "league"
          ? "play the ball to that column, counted from the left"
          : "play the ball to that column or card, counted from the left",
    },
    { key: "← →", does: "move between the cards within reach" },
    { key: "Enter", does: "play the ball there" },
    { key: "U", does: "take the choice of an open card back, if the other agrees" },
    {
      key: "O",
      does: ({ hide_after_miss }: Options) => (hide_after_miss ? "" : "show or hide the chances of a goal"),
    },
  ],
};
