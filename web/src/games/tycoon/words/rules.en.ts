import type { Options } from "$lib/gamewords";
import { dealOf } from "../deck";

const more = ({ expansion }: Options) => expansion === "GH" || expansion === "all";
const strongest = (options: Options) => (more(options) ? "H" : "F");

/** How the game is played, in our own words. */
export const rules = {
  aim: "Get rid of everything: all your cards and all your matches. Whoever holds neither is out and takes the next place; the last one left is last.",
  parts: [
    {
      title: "Numbers",
      body: (options: Options) =>
        `There are ${more(options) ? "eighteen" : "sixteen"}, and the letters are numbers, too. From weak to strong: 0 to 9, then A, b, C, d, E, F${
          more(options) ? ", G, H" : ""
        }. Each is drawn with up to seven bars, as on a pocket calculator. There are four cards each of 0 to 8, A, b, C, d and F; a 9 is a 6 upside down, and an E is a 3.`,
    },
    {
      title: "Making a number",
      body: "A card may be turned upside down, and your matches may lie on its empty bars. What appears has to be exactly one of these numbers. Nothing that is printed can be taken away. Matches you lay down are gone with the cards.",
    },
    {
      title: "Leading",
      body: "Chance finds the first leader. Whoever leads lays one to five cards that all show the same number, each made in its own way if need be. Leading is a duty: no pass here.",
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
      body: "Matches alone still keep you in the game: in each of your turns you give one back instead of playing or passing. If you had to lead, the next player leads.",
    },
    {
      title: "A revolution",
      body: ({ revolution_at }: Options) =>
        revolution_at === 4
          ? "Four or five cards at once turn the order round on the spot: now small beats big, until the next revolution."
          : "Five cards at once turn the order round on the spot: now small beats big, until the next five cards turn it back. There are no more than four of each card, so it never comes without matches.",
    },
    {
      title: "The strongest number",
      body: (options: Options) => {
        const many = options.revolution_at === 4 ? "four or five" : "five";
        return `In the normal order nothing beats ${strongest(options)}; while it is reversed, nothing beats 0. The others get their turn one by one: each takes a match, and whoever has no cards gives one back instead. But ${many} cards are a revolution, and it counts at once: in the normal order ${many} ${strongest(options)} are the weakest then and can be beaten, and ${many} 0 are the strongest. In the reversed order it is the other way round.`;
      },
    },
    {
      title: "Taking back",
      body: "A pass can be taken back until the next move, if all agree. That does not go for a pass that was made for you, or after which somebody has to lead (so never with two players). Cards that were played stay: everybody has seen them.",
    },
    {
      title: "The deal at this table",
      body: (options: Options, players: number) => {
        const { cards, each, rest } = dealOf(options, players);
        if (players < 4)
          return `Everybody gets ${each} of the ${cards} cards and one match; ${rest} cards stay out unseen.`;
        if (rest === 0) return `All ${cards} cards are dealt, ${each} each, and everybody gets one match.`;
        if (options.equal_deal)
          return `Everybody gets ${each} of the ${cards} cards and one match; what is left over stays out unseen.`;
        return `All ${cards} cards are dealt, ${each} each and one more to the leader${
          rest === 1 ? "" : rest === 2 ? " and to the next player" : ` and to the next ${rest - 1} players`
        }; everybody gets one match.`;
      },
    },
    {
      title: "Extra cards at this table",
      body: ({ expansion }: Options) => {
        const assumed = "Shapes assumed: how these cards really look was never published.";
        if (expansion === "GH")
          return `Two G and two H are in the game; both are stronger than F, and H is the strongest. ${assumed}`;
        if (expansion === "all")
          return `Four each of G, H, two bars and blank are in the game. G and H are stronger than F, and H is the strongest. Two bars and blank are no numbers: they need matches to become one. A leader who can show no number passes and takes a match; then the next player leads. ${assumed}`;
        return "";
      },
    },
  ],
  changes: {
    title: "What becomes what",
    legend:
      "Each card, the numbers it can become and how many matches that takes. The arrow means: turned upside down.",
    card: "Card",
    way: (number: string, count: number) => `${number}: ${count}`,
    turned: "turned",
  },
  keys: [
    { key: "← →", does: "move through your cards or the numbers" },
    { key: "Space", does: "pick a card up, put it back" },
    {
      key: (options: Options) => `0 – 9, A – ${strongest(options)}`,
      does: "choose a number; once more, or with its cards picked: play it",
    },
    { key: "Enter", does: "play what you picked" },
    { key: "P", does: "pass" },
    { key: "U", does: "take your pass back, if all agree" },
    { key: "Backspace", does: "put the cards back" },
    { key: "I", does: "all my plays" },
  ],
};
