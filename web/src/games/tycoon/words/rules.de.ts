import type { Words } from "$lib/i18n/index.svelte";
import type { rules as english } from "./rules.en";

export const rules: Words<typeof english> = {
  aim: "Werde alles los: deine Karten und deine Streichhölzer. Wer beides nicht mehr hat, ist fertig und bekommt den nächsten Platz. Wer übrig bleibt, wird Letzter.",
  parts: [
    {
      title: "Die Zahlen",
      body: "Es gibt sechzehn, auch die Buchstaben sind Zahlen. Von schwach nach stark: 0 bis 9, dann A, b, C, d, E, F. Gezeichnet sind sie mit bis zu sieben Balken wie auf einem Taschenrechner.",
    },
    {
      title: "Eine Zahl legen",
      body: "Du darfst eine Karte auf den Kopf stellen und deine Streichhölzer auf ihre leeren Balken legen. Am Ende muss genau eine der sechzehn Zahlen dastehen. Was gedruckt ist, bleibt. Gelegte Hölzer gehen mit den Karten weg.",
    },
    {
      title: "Beginnen",
      body: "Wer beginnt, legt eine bis fünf Karten, die alle dieselbe Zahl zeigen – jede darf auf ihre eigene Art dazu werden. Beginnen muss man, Passen gilt hier nicht.",
    },
    {
      title: "Schlagen",
      body: "Dann geht es im Uhrzeigersinn weiter. Leg genau so viele Karten, wie daliegen, alle mit einer stärkeren Zahl – oder passe und nimm ein Streichholz. Gepasst ist nicht für immer: Kommst du noch einmal dran, darfst du wieder legen.",
    },
    {
      title: "Ende einer Runde",
      body: "Käme der Zug wieder zu dem, der zuletzt gelegt hat, wird abgeräumt, und er beginnt. Ist er schon fertig, beginnt der Nächste.",
    },
    {
      title: "Ohne Karten",
      body: "Nur mit Streichhölzern bist du noch im Spiel: In jedem Zug, auch wenn du beginnen müsstest, gibst du eines ab, statt zu legen.",
    },
    {
      title: "Die stärkste Zahl",
      body: "F schlägt niemand, und nach einer Revolution schlägt niemand die 0. Liegt sie da, nehmen die anderen einfach reihum ihr Streichholz.",
    },
    {
      title: "Zurücknehmen",
      body: "Das gibt es hier nicht: Jeden Zug sehen alle sofort, und was gesehen ist, bleibt gesehen.",
    },
  ],
  revolution: {
    title: "Revolution",
    5: "Fünf Karten auf einmal drehen die Ordnung sofort um: Jetzt schlägt Klein Groß, bis die nächsten fünf Karten sie zurückdrehen. Jede Karte gibt es nur viermal, ohne Streichholz geht es also nie.",
    4: "Vier oder fünf Karten auf einmal drehen die Ordnung sofort um: Jetzt schlägt Klein Groß, bis so etwas wieder geschieht.",
  },
  deal: {
    title: "So ist hier verteilt",
    some: "Alle bekommen 15 Karten und ein Streichholz, der Rest bleibt verdeckt.",
    uneven:
      "Alle Karten werden verteilt, manche haben also vielleicht eine mehr; dazu bekommen alle ein Streichholz.",
    even: "Alle bekommen gleich viele Karten und ein Streichholz; was übrig ist, bleibt verdeckt.",
  },
  expansion: {
    title: "Zusatzkarten an diesem Tisch",
    GH: "Zwei G und zwei H spielen mit. Beide sind stärker als F, und H ist am stärksten.",
    all: "Je vier G, H, Zweibalken und Leerkarten spielen mit. G und H sind stärker als F, und H ist am stärksten. Zweibalken und Leerkarten sind keine Zahlen: Erst Streichhölzer machen welche daraus.",
    assumed: "Formen angenommen: Wie diese Karten wirklich aussehen, wurde nie veröffentlicht.",
  },
  changes: {
    title: "Was woraus wird",
    legend:
      "Jede Karte mit den Zahlen, die sie werden kann, und den Streichhölzern dafür. Der Pfeil heißt: auf den Kopf gestellt.",
    card: "Karte",
    way: (number: string, count: number) => `${number}: ${count}`,
    turned: "gedreht",
  },
  keys: [
    { key: "← →", does: "durch Karten oder Zahlen gehen" },
    { key: "Leertaste", does: "Karte nehmen, zurücklegen" },
    { key: "0 – 9, A – F", does: "Zahl wählen, noch einmal: ausspielen" },
    { key: "Enter", does: "ausspielen, was du genommen hast" },
    { key: "P", does: "passen" },
    { key: "U", does: "das Passen zurücknehmen, wenn alle einverstanden sind" },
    { key: "Rücktaste", does: "Karten zurücklegen" },
    { key: "I", does: "alles, was ich spielen kann" },
  ],
};
