const matches = (count: number) => (count === 1 ? "1 match" : `${count} matches`);
const tricks = (count: number) => (count === 1 ? "1 trick" : `${count} tricks`);
const signed = (points: number) => (points < 0 ? `minus ${-points}` : `${points}`);

export const en = {
  title: "MatchMaster",
  about: "Say how many tricks you will take – and take exactly that many.",
  suits: { T: "Trump", L: "Light orange", B: "Dark blue", S: "Light blue" },
  card: (suit: string, rank: string) => `${suit} ${rank}`,
  options: {
    overtrump: {
      title: "Overtrumping",
      values: {
        highest: "Beat the highest trump in the trick, if you can.",
        previous: "It is enough to beat the trump that was played last.",
      },
    },
    undertrump: {
      title: "When you cannot overtrump",
      values: {
        forced: "You still play a trump, a lower one.",
        free: "You may play whatever you like.",
      },
    },
    rounds: {
      title: "Rounds",
      values: {
        full: "13 rounds: 7 cards down to 1 and up again.",
        short: "7 rounds: 7 cards down to 1.",
      },
    },
    direction: {
      title: "Direction",
      values: {
        clockwise: "The turn passes to the left.",
        counterclockwise: "The turn passes to the right.",
      },
    },
  },
  bar: {
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    size: (size: number) => (size === 1 ? "1 card" : `${size} cards`),
    sheet: "Score sheet",
    rules: "Rules and keys",
    lastTrick: "Last trick",
  },
  seat: {
    you: "You",
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
    notNow: "Not allowed now",
    notYet: "Not your turn",
    empty: "No cards left",
    pending: "is being played",
  },
  bids: {
    title: "How many tricks will you take?",
    choose: (count: number) => (count === 0 ? "0 matches: no trick" : `${matches(count)}: ${tricks(count)}`),
    confirm: (count: number) => `Hide ${matches(count)}`,
    pick: "Pick your matches",
    sending: "Hiding …",
    total: (bid: number, size: number) =>
      bid === size
        ? `Together: ${bid} for ${tricks(size)} – it fits exactly`
        : bid > size
          ? `Together: ${bid} for ${tricks(size)} – ${bid - size} too many`
          : `Together: ${bid} for ${tricks(size)} – ${size - bid} too few`,
  },
  status: {
    play: "Your turn",
    lead: "Your turn: you lead",
    waitingBids: (names: string) => `Waiting for ${names}`,
    waitingCard: (name: string) => `${name} to play`,
    watching: "You are watching",
    takes: (name: string) => `${name} takes the trick`,
    youTake: "The trick is yours",
  },
  said: {
    deal: (round: number, size: number, dealer: string) =>
      `Round ${round}. ${dealer} deals ${size === 1 ? "1 card" : `${size} cards`} each.`,
    bid: (name: string) => `${name} has chosen.`,
    youBid: "Your bid is fixed.",
    bids: (all: string) => `All bids: ${all}.`,
    one: (name: string, count: number) => `${name} ${count}`,
    card: (name: string, card: string) => `${name}: ${card}.`,
    trick: (name: string) => `${name} takes the trick.`,
    youTrick: "You take the trick.",
    round: (all: string) => `The round is over: ${all}.`,
    score: (name: string, points: number) => `${name} ${signed(points)}`,
    over: (names: string) => `The game is over. Winner: ${names}.`,
    turn: "Your turn.",
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
  result: {
    title: "The game is over",
    wins: (name: string) => `${name} wins`,
    youWin: "You win!",
    share: (names: string) => `${names} share the win`,
    rank: (rank: number) => `Place ${rank}`,
    ranks: "Final standing",
    again: "Play again",
  },
  rules: {
    title: "How to play",
    aim: "Before each round everybody secretly bets on a number of tricks. Whoever takes exactly that number scores.",
    parts: [
      {
        title: "The cards",
        body: "Four suits run from 1 to 13. The flame (T) is trump in every round and beats the other suits: log (L), box (B) and snow (S).",
      },
      {
        title: "A round",
        body: "You start with 7 cards each, then 6, and so on down to 1 – and in the long game up to 7 again. Cards that were not dealt stay out.",
      },
      {
        title: "The bid",
        body: "Look at your cards and hide as many matches as you want to take tricks. When all have chosen, the matches are shown together.",
      },
      {
        title: "The tricks",
        body: "The player after the dealer leads any card. Follow the suit that was led if you hold it. Without it you must trump, and must go over a trump that already lies there if you can. Only with neither may you throw off anything. If trump is led, go higher if you can.",
      },
      {
        title: "Who takes it",
        body: "The highest trump takes the trick; without a trump the highest card of the suit that was led. The taker leads next.",
      },
      {
        title: "Points",
        body: "Hit your bid: 10 points plus one for each trick. Miss it: one point less for each trick too many or too few.",
      },
    ],
    sticksTitle: "Reading the matches",
    sticks: {
      fresh: "still to be won",
      burning: "won as announced",
      burnt: "one too many",
    },
    keysTitle: "Keys",
    keys: [
      { key: "0 – 7", does: "choose a bid" },
      { key: "← →", does: "move through cards or bids" },
      { key: "Enter", does: "play the card, confirm" },
      { key: "S", does: "score sheet" },
      { key: "L", does: "last trick" },
      { key: "?", does: "these rules" },
      { key: "Esc", does: "close a window" },
    ],
  },
};
