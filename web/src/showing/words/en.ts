export const en = {
  allow: "Cards for those who watch",
  allowed: { false: "Nobody shows theirs", true: "Whoever wants to may show theirs" },
  note: "It can be anybody who watches, also one of you in a second browser window.",
  mayShow: "Cards may be shown to those who watch",
  rule: "Players may show their cards to those who watch.",
  shows: "shows the cards to those who watch",
  own: {
    tool: "Show my cards",
    title: "Show my cards",
    about: "Whoever watches may look into your hand, until you switch it off or the game is over.",
    warning:
      "Anybody may be watching, your opponents included: a second browser window is all it takes. What was seen cannot be taken back.",
    switch: "Those who watch may see my cards",
    mark: "Your cards are shown",
    lookers: (people: number) => (people === 1 ? "1 person is looking" : `${people} people are looking`),
  },
  look: {
    offer: (names: string) => `You may look into cards: ${names}`,
    sees: (name: string) => `You see the cards of ${name}.`,
    next: (name: string) => `From the next deal on you see the cards of ${name}.`,
    choose: "Look",
    change: "Change",
    title: "Whose cards?",
    about: "You see one hand in each deal. Another one that you choose is shown from the next deal on.",
    noSeat: "Whoever has looked cannot join in this game any more.",
    nobody: "Nobody's cards",
  },
};
