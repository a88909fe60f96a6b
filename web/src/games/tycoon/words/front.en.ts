/** What the front page says of the game; it does not load the rest before somebody plays. */
export const front = {
  title: "Matchstick Tycoon",
  about: "Make your cards stronger with matches – and be the first to be rid of both.",
  options: {
    equal_deal: {
      title: "If the cards do not come out even",
      note: "With some numbers of players, from four on, there are cards left over.",
      values: {
        false: "some get one card more",
        true: "the spare cards are set aside",
      },
    },
    revolution_at: {
      title: "A revolution takes",
      note: "How many cards of one number turn the order round.",
      values: {
        5: "five cards",
        4: "four cards or five",
      },
    },
    expansion: {
      title: "Extra cards (shapes assumed)",
      note: "How these cards look was never published; G and H would be the strongest.",
      values: {
        none: "none: 56 cards",
        GH: "two G and two H: 60 cards",
        all: "four each of G, H, two bars, blank: 72",
      },
    },
  },
};
