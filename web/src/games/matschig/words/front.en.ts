/** What the front page says of the game; it does not load the rest before somebody plays. */
export const front = {
  title: "Matschig",
  about: "Water and sand make mud: throw it at the others, and keep your own face clean.",
  options: {
    rounds: {
      title: "Rounds",
      note: "Everybody begins once if there are as many rounds as players.",
      values: { null: "as many as players" },
    },
    interrupt_order: {
      title: "If several want to add the card,",
      note: "Whose card is taken; the others keep theirs.",
      values: {
        clockwise: "the first one clockwise may",
        target_first: "whoever is aimed at goes first",
      },
    },
    reopen_after_duck: {
      title: "After a duck",
      note: "Whether a card is asked for once more.",
      values: {
        false: "the mud flies on as it is",
        true: "a card may be added again",
      },
    },
    on_stall: {
      title: "If nobody can throw,",
      note: "Nobody holds both water and sand: with three players that happens in two rounds of five, with six seldom.",
      values: {
        redraw: "hands are drawn anew",
        end_round: "the round is over",
      },
    },
    open_pools: {
      title: "Pools of mud",
      note: "Whether what hit somebody can be looked at.",
      values: {
        false: "lie face down",
        true: "lie open",
      },
    },
    party: {
      title: "Party",
      note: "Highest account after a round: a dab. Three dabs: out. The last one in wins.",
      values: {
        false: "no, points count",
        true: "yes, dabs instead of points",
      },
    },
  },
};
