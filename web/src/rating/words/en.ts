export const en = {
  title: "Ratings",
  rating: (rating: number, uncertainty: number) => `${rating}\u00a0±\u00a0${uncertainty}`,
  rated: (rating: string) => `rating ${rating}`,
  unrated: "not rated yet",
  new: "new",
  within: "Two of three ratings are right within the number behind the ±.",
};
