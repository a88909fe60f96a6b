import type { Words } from "$lib/i18n/index.svelte";
import type { en } from "./en";

export const de: Words<typeof en> = {
  title: "Dein Konto",
  about:
    "Alles lässt sich ohne Konto spielen. Mit einem findest du deine Tische auf jedem Gerät wieder, und der Server merkt sich deine Partien und Wertungen.",
  takesAlong: "Die Tische dieses Browsers kommen mit.",
  asGuest: "Tische, an denen du hier als Gast sitzt, sind nach dem Abmelden wieder da.",
  which: "Was möchtest du?",
  ways: { in: "Anmelden", up: "Neues Konto" },
  name: "Name",
  password: "Passwort",
  longEnough: "8 bis 128 Zeichen. Niemand kann dir ein neues schicken, also schreib es dir auf.",
  do: { in: "Anmelden", up: "Konto anlegen" },
  out: "Abmelden",
  since: (date: string) => `seit ${date}`,
  ratings: "Wertungen",
  noRatings:
    "Noch keine Wertung. Sie kommt mit der ersten Partie, in der nur Menschen spielen und mindestens zwei ein Konto haben.",
  rating: (rating: number, uncertainty: number) => `${rating} ± ${uncertainty}`,
  after: (games: number) => (games === 1 ? "nach einer Partie" : `nach ${games} Partien`),
  away: (away: number, finished: number) =>
    `In ${away} von ${finished} ${finished === 1 ? "Partie" : "Partien"} warst du so lange weg, dass die anderen entscheiden mussten. Das siehst nur du.`,
  games: "Deine Partien",
  noGames: "Noch ist keine Partie zu Ende gegangen.",
  place: (place: number) => `Platz ${place}`,
  unfinished: "nicht beendet",
  alone: "allein",
  with: (names: string) => `mit ${names}`,
  deleted: "gelöscht",
  bot: (name: string) => `${name} (Bot)`,
  older: "Ältere Partien",
  data: "Deine Daten",
  dataAbout:
    "Löschen entfernt das Konto, seine Wertungen und was du an Tischen gesagt hast. Andere lesen dann in ihrer Liste der Partien „gelöscht“ statt deines Namens. Die Protokolle der Tische behalten den Namen, den du dort für deinen Stuhl gewählt hast.",
  confirm: "Zur Sicherheit dein Passwort",
  export: "Meine Daten speichern",
  delete: "Konto löschen …",
  sure: "Wirklich löschen? Niemand kann es zurückholen.",
  yes: "Ja, löschen",
  no: "Nein, behalten",
  gone: "Das Konto ist gelöscht.",
};
