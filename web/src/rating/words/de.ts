export const de = {
  title: "Wertungen",
  rating: (rating: number, uncertainty: number) => `${rating}\u00a0±\u00a0${uncertainty}`,
  rated: (rating: string) => `Wertung ${rating}`,
  unrated: "noch ohne Wertung",
  new: "neu",
  within: "Zwei von drei Wertungen stimmen bis auf die Zahl hinter dem ±.",
  changed: (before: number, after: number) => `Wertung vorher ${before}, jetzt ${after}`,
  yours: (before: number, after: number) => `Deine Wertung war ${before}, jetzt ist sie ${after}.`,
  unratedBecause: {
    ended: "Nicht gewertet: Die Partie wurde vorzeitig beendet.",
    bots: "Nicht gewertet: Bots haben mitgespielt.",
    guests: "Nicht gewertet: Gast-Bots haben mitgespielt.",
    one_screen: "Nicht gewertet: Zwei spielten an einem Bildschirm.",
    accounts: "Nicht gewertet: Dafür braucht es zwei mit Konto, die zu Ende spielen.",
  },
};
