import type { Words } from "$lib/i18n/index.svelte";
import type { front as english } from "./front.en";

export const front: Words<typeof english> = {
  title: "Matchstick Tycoon",
  about: "Mach Karten mit Streichhölzern stärker – und werde beides als Erster los.",
  options: {
    equal_deal: {
      title: "Gehen die Karten nicht auf,",
      note: "Bei manchen Spielerzahlen, ab vier, bleiben Karten übrig.",
      values: {
        false: "haben manche eine Karte mehr",
        true: "kommen die übrigen aus dem Spiel",
      },
    },
    revolution_at: {
      title: "Für eine Revolution braucht man",
      note: "So viele Karten mit einer Zahl drehen die Ordnung um.",
      values: {
        5: "fünf Karten",
        4: "vier oder fünf Karten",
      },
    },
    expansion: {
      title: "Zusatzkarten (Formen angenommen)",
      note: "Wie diese Karten aussehen, wurde nie veröffentlicht; G und H wären am stärksten.",
      values: {
        none: "keine: 56 Karten",
        GH: "zwei G und zwei H: 60 Karten",
        all: "je vier G, H, Zweibalken, leere: 72",
      },
    },
  },
};
