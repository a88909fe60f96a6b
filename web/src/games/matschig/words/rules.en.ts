/** How the game is played, in our own words. */
export const rules = {
  aim: "Mud flies at somebody all the time. Whatever hits you lands in your pool and counts against you. After the last round the lowest account wins.",
  cardsTitle: "The cards",
  cards: {
    water: "with sand it makes mud",
    sand: "with water it makes mud",
    umbrella: "holds mud off, up to its value",
    Wind: "blows the sand away, the water hits you",
    Sun: "dries the water up, the sand hits you",
    Duck: "the mud flies at somebody else of your choice",
    Share: "the mud is gone, and everybody else draws a card: water and sand stick to them",
    "13": "wipes off mud of 13 points at most",
  },
  parts: [
    {
      title: "Throwing",
      body: "On your turn you throw one water and one sand at another player. You have to if you can; if you cannot, it is the next one's turn.",
    },
    {
      title: "Perfect mud",
      body: "As much water as sand is perfect, and then nobody can meddle. Otherwise everybody but the thrower is asked, in secret: whoever holds exactly the card that is missing may add it and aim at anybody else. Of several the first one clockwise is taken.",
    },
    {
      title: "Defence",
      body: "Whoever is hit does nothing, or puts up umbrellas, or plays one special card. Umbrellas are laid on single mud cards and must reach their value. What is held off is gone, the rest goes to the pool.",
    },
    {
      title: "And then",
      body: "All draw up to seven cards, the thrower first. Then it is the turn of whoever was hit, whether clean or not – after sharing, of whoever drew the most mud.",
    },
    {
      title: "Accounts",
      body: "A round ends when the pile is empty and nobody can throw. Your pool counts its points – half, rounded up, if it is only water or only sand. If your account comes to 22, 44, 66 or 88, it is halved. Both are done for you.",
    },
    {
      title: "On the table",
      body: "Beside each name: the heap with the number of mud cards in the pool, below it the cards in hand and the account.",
    },
    {
      title: "Taking back",
      body: "There is none: everybody sees what is played at once. A secret answer stands, too – thinking again would tell something about your hand.",
    },
  ],
  keys: [
    { key: "← →", does: "move through your cards" },
    { key: "Space", does: "pick a card up, put it back" },
    { key: "1 – 5", does: "aim at a player (clockwise from your left), or choose a mud card" },
    { key: "Enter", does: "do what you picked" },
    { key: "L", does: "let it fly" },
    { key: "A", does: "always let it fly, on or off" },
    { key: "C", does: "the cheapest umbrellas" },
    { key: "Backspace", does: "put everything back" },
    { key: "S", does: "accounts and pools" },
  ],
};
