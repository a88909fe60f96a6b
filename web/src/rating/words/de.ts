export const de = {
  title: "Wertungen",
  rating: (rating: number, uncertainty: number) => `${rating}\u00a0±\u00a0${uncertainty}`,
  rated: (rating: string) => `Wertung ${rating}`,
  unrated: "noch ohne Wertung",
  new: "neu",
  within: "Zwei von drei Wertungen stimmen bis auf die Zahl hinter dem ±.",
};
