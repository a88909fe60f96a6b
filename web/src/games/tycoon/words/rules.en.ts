/** How the game is played, in our own words. */
export const rules = {
  aim: "Get rid of everything: all your cards and all your matches. Whoever holds neither is out and takes the next place; the last one left is last.",
  parts: [
    {
      title: "Numbers",
      body: "There are sixteen, and the letters are numbers, too. From weak to strong: 0 to 9, then A, b, C, d, E, F. Each is drawn with up to seven bars, as on a pocket calculator.",
    },
    {
      title: "Making a number",
      body: "A card may be turned upside down, and your matches may lie on its empty bars. What appears has to be exactly one of the sixteen numbers. Nothing that is printed can be taken away. Matches you lay down are gone with the cards.",
    },
    {
      title: "Leading",
      body: "Whoever leads lays one to five cards that all show the same number, each made in its own way if need be. Leading is a duty: no pass here.",
    },
    {
      title: "Beating",
      body: "Then it goes around clockwise. Lay as many cards as lie there, all showing one stronger number – or pass and take a match. A pass is not for good: if the turn comes round again, you may play.",
    },
    {
      title: "End of a round",
      body: "When the turn would come back to whoever played last, the table is cleared and that player leads. If that player is out, the next one leads.",
    },
    {
      title: "Without cards",
      body: "Matches alone still keep you in the game: each of your turns, leading or not, you give one back instead of playing.",
    },
    {
      title: "The strongest number",
      body: "Nothing beats F, and after a revolution nothing beats 0. When it is laid, the others simply take their match one by one.",
    },
    {
      title: "Taking back",
      body: "There is none: everybody sees each move at once, and what is seen cannot be unseen.",
    },
  ],
  revolution: {
    title: "Revolution",
    5: "Five cards at once turn the order round on the spot: now small beats big, until the next five cards turn it back. There are only four of each card, so it never comes without matches.",
    4: "Four or five cards at once turn the order round on the spot: now small beats big, until the next such play turns it back.",
  },
  deal: {
    title: "The deal at this table",
    some: "Everybody gets 15 cards and one match; the rest stays unseen.",
    uneven: "All cards are dealt, so some may hold one more; everybody gets one match.",
    even: "Everybody gets the same number of cards and one match; what is left over stays unseen.",
  },
  expansion: {
    title: "Extra cards at this table",
    GH: "Two G and two H are in the game; both are stronger than F, and H is the strongest.",
    all: "Four each of G, H, two bars and blank are in the game. G and H are stronger than F, and H is the strongest. Two bars and blank are no numbers: they need matches to become one.",
    assumed: "Shapes assumed: how these cards really look was never published.",
  },
  changes: {
    title: "What becomes what",
    legend:
      "Each card with the numbers it can become and the matches that takes. The arrow means: turned upside down.",
    card: "Card",
    way: (number: string, count: number) => `${number}: ${count}`,
    turned: "turned",
  },
  keys: [
    { key: "← →", does: "move through your cards or the numbers" },
    { key: "Space", does: "pick a card up, put it back" },
    { key: "0 – 9, A – F", does: "choose a number, once more to play it" },
    { key: "Enter", does: "play what you picked" },
    { key: "P", does: "pass" },
    { key: "U", does: "take your pass back, if all agree" },
    { key: "Backspace", does: "put the cards back" },
    { key: "I", does: "all my plays" },
  ],
};
