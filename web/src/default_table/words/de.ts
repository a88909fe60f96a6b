import type { Words } from "$lib/i18n/index.svelte";
import type { en } from "./en";

export const de: Words<typeof en> = {
  hand: "Deine Hand",
  noCards: "Keine Karten",
  moves: "Deine Züge",
  find: "Zug suchen",
  found: (count, all) => `${count} von ${all} Zügen`,
  lies: "Auf dem Tisch",
  story: "Was geschah",
  waiting: (names) => `Warten auf ${names}`,
  turn: "am Zug",
  noRules: "Dieses Spiel bringt keine Regeln zum Lesen mit.",
  keys: [
    { key: "1 – 9", does: "der Zug mit dieser Nummer" },
    { key: "← → ↑ ↓", does: "von Zug zu Zug" },
    { key: "Enter", does: "den gewählten Zug machen" },
    { key: "/", does: "einen Zug suchen, wo es viele sind" },
    { key: "U", does: "den letzten Zug zurücknehmen, wo das geht" },
  ],
  hint: {
    choose: (move) => `„${move}“ wählen`,
    less: (worth) => `${worth} weniger`,
  },
  retold: {
    title: "Zu erwartendes Ergebnis, wie dieses Spiel zählt",
  },
};
