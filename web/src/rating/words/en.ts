export const en = {
  title: "Ratings",
  rating: (rating: number, uncertainty: number) => `${rating}\u00a0±\u00a0${uncertainty}`,
  rated: (rating: string) => `rating ${rating}`,
  unrated: "not rated yet",
  new: "new",
  within: "Two of three ratings are right within the number behind the ±.",
  changed: (before: number, after: number) => `rating before ${before}, now ${after}`,
  yours: (before: number, after: number) => `Your rating was ${before}, now it is ${after}.`,
  unratedBecause: {
    ended: "Not rated: the game was ended early.",
    bots: "Not rated: bots played along.",
    guests: "Not rated: guest bots played along.",
    one_screen: "Not rated: two played at one screen.",
    accounts: "Not rated: that takes two people with an account who play to the end.",
  },
};
