import type { Options } from "$lib/gamewords";

/** How the game is played, in our own words. */
export const rules = {
  aim: ({ party }: Options) =>
    party
      ? "Mud flies at somebody all the time. Whatever hits you lands in your pool and counts against you. After every round the highest account gets a dab; three dabs, and you are out. The last one in wins."
      : "Mud flies at somebody all the time. Whatever hits you lands in your pool and counts against you. After the last round the lowest account wins.",
  cardsTitle: "The cards",
  cards: {
    water: "with sand it makes mud; worth 1 to 5 or 7, there is no 6",
    sand: "with water it makes mud; worth 1 to 5 or 7, there is no 6",
    umbrella:
      "worth 1 to 7; holds off a whole mud card of that value or less, and several on one card add up",
    Wind: "blows the sand away, the water hits you",
    Sun: "dries the water up, the sand hits you",
    Duck: "the mud flies at anybody else you choose, the thrower, too",
    Share:
      "the mud is gone, and everybody else draws a card while there are any: water and sand stick to them",
    "13": "wipes off whole mud cards of 13 points together at most: of 7 and 7 one stays",
  },
  parts: [
    {
      title: "Dealing",
      body: "There are 110 cards: six of each water and each sand, four of each umbrella, two of each special card. Everybody gets seven, the others are the pile to draw from. Chance says who begins the first round; each following one begins with the next player clockwise.",
    },
    {
      title: "Throwing",
      body: "On your turn you throw one water and one sand at another player. You have to if you can; if you cannot, it is the turn of the next one clockwise.",
    },
    {
      title: "Perfect mud",
      body: ({ interrupt_order }: Options) =>
        `As much water as sand is perfect, and then nobody can meddle. Otherwise everybody but the thrower is asked in secret. Whoever holds exactly the card that is missing may add it and aim anew, also at the thrower or as before, but not at themselves. ${
          interrupt_order === "target_first"
            ? "If several want to, the one who is aimed at comes first, then the first one clockwise after whoever aimed last."
            : "If several want to, the first one clockwise after whoever aimed last is taken."
        } The others keep theirs. Where a 6 is missing nobody is asked, since there is none.`,
    },
    {
      title: "Defence",
      body: ({ reopen_after_duck }: Options) =>
        `Whoever the mud flies at does nothing, or puts up umbrellas, or plays one special card. Umbrellas are laid on single mud cards and must reach their value together; a card is held off whole or not at all. What is held off is gone, the rest goes to the pool. ${
          reopen_after_duck
            ? "After a duck of mud that is not perfect everybody but the thrower is asked once more for the card that is missing."
            : "After a duck no card can be added any more."
        }`,
    },
    {
      title: "And then",
      body: "All draw up to seven cards while there are any, the thrower first. Then it is the turn of the last one the mud was aimed at, whether it hit or not. After sharing it is whoever drew the highest mud card, of several the first one clockwise after the sharer; if nobody drew mud, the sharer.",
    },
    {
      title: "When nobody can throw",
      body: ({ on_stall }: Options) =>
        on_stall === "end_round"
          ? "Whoever holds water and sand can throw. If nobody can, the round is over, even if cards are left to draw."
          : "Whoever holds water and sand can throw. If nobody can and cards are left to draw, the one whose turn it is discards the hand and draws a new one; if that does not help, so does the next, until somebody can throw. Without cards to draw the round is over.",
    },
    {
      title: "Accounts",
      body: ({ on_stall }: Options) =>
        `A round ends when ${
          on_stall === "end_round" ? "nobody can throw" : "the pile is empty and nobody can throw"
        }; cards in hand do not count. Your pool counts its points – half, rounded up, if it is only water or only sand. If your account is 22, 44, 66 or 88 after a round, it is halved. Both are done for you, and a pool is left whole where halving it would end worse: 20 and 2 make 22, which becomes 11.`,
    },
    {
      title: "Dabs",
      body: ({ party }: Options) =>
        party
          ? "After a round the highest account of those still in gets a dab, and so do all who share it. With three dabs you are out and get no more cards. It goes on until one is left; if the last ones go out at once, they share the win."
          : "",
    },
    {
      title: "On the table",
      body: ({ open_pools, party }: Options) =>
        `Beside each name: the heap with the ${open_pools ? "points" : "number"} of the mud cards in the pool, below it the cards in hand and the ${party ? "dabs" : "account"}. ${
          open_pools
            ? "The pools lie open: S shows what is in them."
            : "Nobody looks into a pool before the round is over, not even into their own."
        }`,
    },
    {
      title: "Taking back",
      body: "There is none: everybody sees what is played at once. A secret answer stands, too – thinking again would tell something about your hand.",
    },
  ],
  keys: [
    { key: "← →", does: "move through your cards" },
    { key: "Space", does: "pick a card up, put it back" },
    {
      key: (_: Options, players: number) => `1 – ${Math.max(3, players - 1)}`,
      does: "aim at a player (clockwise from your left), or choose a mud card",
    },
    { key: "Enter", does: "do what you picked" },
    { key: "L", does: "let it fly" },
    { key: "A", does: "always let it fly, on or off" },
    { key: "C", does: "the umbrellas that hold off most" },
    { key: "Backspace", does: "put everything back" },
    { key: "S", does: "accounts and pools" },
  ],
};
