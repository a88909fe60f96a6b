import type { Options } from "$lib/gamewords";

const matches = (count: number) => (count === 1 ? "1 match" : `${count} matches`);
const tricks = (count: number) => (count === 1 ? "1 trick" : `${count} tricks`);
const signed = (points: number) => (points < 0 ? `minus ${-points}` : `${points}`);

const than = ({ overtrump }: Options) =>
  overtrump === "previous" ? "than the trump that was played last" : "than any that lies already";

export const en = {
  title: "MatchMaster",
  about: "Say how many tricks you will take – and take exactly that many.",
  suits: { T: "Trump", L: "Light orange", B: "Dark blue", S: "Light blue" },
  card: (suit: string, rank: string) => `${suit} ${rank}`,
  options: {
    overtrump: {
      title: "You must overtrump",
      note: "Whoever has to play a trump goes higher than this one, if possible.",
      values: {
        highest: "the highest trump",
        previous: "the trump played last",
      },
    },
    undertrump: {
      title: "If you cannot overtrump,",
      note: "For a hand that cannot follow suit and holds only trumps that are too low.",
      values: {
        forced: "you must still play a trump",
        free: "you may play any card",
      },
    },
    rounds: {
      title: "Rounds",
      note: "One card fewer in every round; the long game climbs up again.",
      values: {
        full: "13 – from 7 cards to 1 to 7",
        short: "7 – from 7 cards to 1",
      },
    },
    direction: {
      title: "Direction of play",
      note: "Which way round the table is drawn. Who plays after whom stays the same.",
      values: {
        clockwise: "clockwise",
        counterclockwise: "counterclockwise",
      },
    },
  },
  bar: {
    round: (round: number, rounds: number) => `Round ${round}/${rounds}`,
    size: (size: number) => (size === 1 ? "1 card" : `${size} cards`),
    sheet: "Score sheet",
    lastTrick: "Last trick",
  },
  seat: {
    cards: (count: number) => (count === 1 ? "1 card" : `${count} cards`),
    points: (points: number) =>
      points === 1 || points === -1 ? `${signed(points)} point` : `${signed(points)} points`,
    dealer: "deals",
    turn: "to play",
    dealerMark: "D",
    unit: "pts",
    thinking: "is choosing",
    fixed: "has chosen",
    target: (taken: number, bid: number) => `${taken} of ${tricks(bid)}`,
  },
  hand: {
    title: "Your cards",
    trick: "The trick",
    notNow: "You cannot play that card now",
    follow: (suit: string) => `Follow suit: ${suit}`,
    any: "Play any card you like",
    trump: "Play a trump",
    higher: "Play a higher trump",
    bidding: "First everybody bids",
    notYet: "Not your turn",
    empty: "No cards left",
    pending: "is being played",
  },
  bids: {
    title: "How many tricks will you take?",
    choose: (count: number) => (count === 0 ? "0 matches: no trick" : `${matches(count)}: ${tricks(count)}`),
    secret: "Secret until everybody has chosen",
    confirm: (count: number) => (count === 0 ? "Bid no tricks" : `Bid ${tricks(count)}`),
    pick: "Pick your matches",
    sending: "Placing your bid …",
    takeBack: "Take my bid back",
    takingBack: "Taking it back …",
    total: (bid: number, size: number) =>
      bid === size
        ? `Bids: ${bid} for ${tricks(size)} – an exact fit`
        : bid > size
          ? `Bids: ${bid} for ${tricks(size)} – ${bid - size} too many`
          : `Bids: ${bid} for ${tricks(size)} – ${size - bid} too few`,
  },
  status: {
    play: "Your turn",
    lead: "Your turn to lead",
    waitingBids: (names: string) => `Waiting for ${names}`,
    revealed: "All bids are open",
    waitingCard: (name: string) => `${name} to play`,
    takes: (name: string) => `${name} takes the trick`,
    youTake: "Your trick!",
  },
  said: {
    deal: (round: number, size: number, dealer: string) =>
      `Round ${round}. ${dealer} deals ${size === 1 ? "1 card" : `${size} cards`} each.`,
    bid: (name: string) => `${name} has chosen.`,
    youBid: "Your bid is fixed.",
    rethink: (name: string) => `${name} thinks again.`,
    youRethink: "Your bid is taken back.",
    bids: (all: string) => `The bids: ${all}.`,
    one: (name: string, count: number) => `${name} ${count}`,
    card: (name: string, card: string) => `${name}: ${card}.`,
    trick: (name: string) => `${name} takes the trick.`,
    youTrick: "You take the trick.",
    round: (all: string) => `The round is over: ${all}.`,
    score: (name: string, points: number) => `${name} ${signed(points)}`,
  },
  sheet: {
    title: "Score sheet",
    caption: "Bid, tricks taken and points of every round",
    round: "Round",
    cards: "Cards",
    bid: "Bid",
    tricks: "Tricks",
    points: "Points",
    total: "Total",
    legend: "tricks taken / bid",
    empty: "No round is finished yet.",
    hit: "hit",
    missed: "missed",
    afterRound: (round: number) => `After round ${round}`,
    go: "Play on",
  },
  last: {
    title: "Last trick",
    none: "There was no trick yet in this round.",
    winner: (name: string) => `${name} took it.`,
    you: "You took it.",
    card: (name: string, card: string) => `${name}: ${card}`,
  },
  hint: {
    bid: (count: number) => (count === 0 ? "bid no tricks" : `bid ${tricks(count)}`),
    play: (card: string) => `play ${card}`,
    less: (points: number) => `${points.toFixed(1)} points less, compared with the others`,
  },
  retold: {
    title: "Expected points above the others’ average",
    unit: (points: string) => `${points} pts`,
  },
  rules: {
    aim: "In each round you look at your cards and secretly say how many tricks you will take. You gain points only if you take exactly that many.",
    parts: [
      {
        title: "The cards",
        body: "Four suits run from 1 to 13: trump, light orange, dark blue and light blue. Trump – the flame – beats all the others in every round.",
      },
      {
        title: "A round",
        body: ({ rounds }: Options) =>
          `Everybody gets 7 cards, then 6, and so on down to 1${
            rounds === "short" ? "" : ", then back up to 7"
          }: ${rounds === "short" ? "seven" : "thirteen"} rounds. For every round all 52 cards are shuffled anew; those that are not dealt stay face down. Chance finds the first dealer; after each round the next player deals.`,
      },
      {
        title: "The bid",
        body: "Look at your cards and pick one match for every trick you want to take. Once everybody has chosen, all matches are shown at the same time.",
      },
      {
        title: "The tricks",
        body: "Everybody plays one card in turn; the best one takes them all. The player after the dealer leads first. Any card may be led, a trump as well.",
      },
      {
        title: "If trump is not led",
        body: (options: Options) =>
          `If you hold the suit that was led, play any card of it; it need not be higher. If you do not hold it, you must play a trump, if possible higher ${than(options)}. ${
            options.undertrump === "free"
              ? "If your trumps are all too low, play any card."
              : "If your trumps are all too low, play one of them all the same."
          } If you have neither the suit nor a trump, play whatever you like.`,
      },
      {
        title: "If trump is led",
        body: (options: Options) =>
          `You must play a trump, if possible higher ${than(options)}. If you have no trump, play whatever you like.`,
      },
      {
        title: "Who takes it",
        body: "The highest trump takes the trick; without a trump, the highest card of the suit that was led. Whoever takes it leads next.",
      },
      {
        title: "Points",
        body: "Hit your bid: 10 points, plus one for each trick. Miss it: minus one point for each trick too many or too few. After the last round the highest total wins; if several have it, all of them win.",
      },
      {
        title: "Taking back",
        body: "You may take your bid back as long as somebody still has to choose: nobody has seen it. A card that was played stays: everybody has seen it.",
      },
    ],
    sticksTitle: "Reading the matches",
    sticks: {
      fresh: "bid, not taken yet",
      burning: "bid and taken",
      burnt: "taken, one too many",
    },
    keys: [
      { key: "0 – 7", does: "choose a bid" },
      { key: "← →", does: "move through cards or bids" },
      { key: "Enter", does: "play the card, confirm" },
      { key: "S", does: "score sheet" },
      { key: "U", does: "take your bid back" },
      { key: "L", does: "last trick" },
    ],
  },
};
