import type { Words } from "$lib/i18n/index.svelte";
import type { rules as english } from "./rules.en";

export const rules: Words<typeof english> = {
  aim: "Ständig fliegt jemandem Matsch entgegen. Was dich trifft, bleibt vor dir liegen und zählt gegen dich. Nach der letzten Runde gewinnt das niedrigste Konto.",
  cardsTitle: "Die Karten",
  cards: {
    water: "wird mit Sand zu Matsch",
    sand: "wird mit Wasser zu Matsch",
    umbrella: "hält Matsch bis zu seinem Wert ab",
    Wind: "bläst den Sand weg, das Wasser trifft dich",
    Sun: "trocknet das Wasser, der Sand trifft dich",
    Duck: "der Matsch fliegt auf jemand anderen, den du aussuchst",
    Share: "der Matsch ist weg, und alle anderen ziehen eine Karte: Wasser und Sand bleiben an ihnen kleben",
    "13": "wischt Matsch von höchstens 13 Punkten weg",
  },
  parts: [
    {
      title: "Werfen",
      body: "Wer dran ist, wirft ein Wasser und einen Sand auf jemand anderen. Wer kann, muss; wer nicht kann, überlässt es dem Nächsten.",
    },
    {
      title: "Perfekter Matsch",
      body: "Gleich viel Wasser wie Sand ist perfekt, dann mischt sich niemand mehr ein. Sonst werden alle außer dem Werfer heimlich gefragt: Wer genau die fehlende Karte hat, darf sie dazulegen und auf jemand anderen zielen. Von mehreren kommt der Erste im Uhrzeigersinn zum Zug.",
    },
    {
      title: "Abwehren",
      body: "Wen es trifft, der tut nichts, spannt Regenschirme auf oder spielt eine Sonderkarte. Schirme liegen auf einzelnen Matschkarten und müssen deren Wert erreichen. Was abgewehrt ist, ist weg; der Rest bleibt liegen.",
    },
    {
      title: "Und dann",
      body: "Alle ziehen auf sieben Karten nach, der Werfer zuerst. Danach ist dran, auf wen geworfen wurde, ob sauber oder nicht – nach dem Verteilen, wer den meisten Matsch gezogen hat.",
    },
    {
      title: "Konten",
      body: "Die Runde ist aus, wenn der Stapel leer ist und niemand mehr werfen kann. Dein Matsch zählt seine Punkte – nur Wasser oder nur Sand zählt halb, aufgerundet. Kommt dein Konto auf 22, 44, 66 oder 88, wird es halbiert. Beides geschieht von selbst.",
    },
    {
      title: "Am Tisch",
      body: "Neben jedem Namen siehst du den Haufen mit der Zahl der Matschkarten, darunter die Handkarten und das Konto.",
    },
    {
      title: "Zurücknehmen",
      body: "Das gibt es hier nicht: Was gespielt wird, sehen alle sofort. Auch eine geheime Antwort steht – wer noch einmal überlegt, verrät etwas über die eigene Hand.",
    },
  ],
  keys: [
    { key: "← →", does: "durch die Karten gehen" },
    { key: "Leertaste", does: "Karte nehmen, zurücklegen" },
    { key: "1 – 5", does: "auf jemanden zielen (im Uhrzeigersinn von links) oder Matschkarte wählen" },
    { key: "Enter", does: "tun, was du gewählt hast" },
    { key: "L", does: "fliegen lassen" },
    { key: "A", does: "immer fliegen lassen, an oder aus" },
    { key: "C", does: "die günstigsten Schirme" },
    { key: "Rücktaste", does: "alles zurücklegen" },
    { key: "S", does: "Konten und Matsch" },
  ],
};
