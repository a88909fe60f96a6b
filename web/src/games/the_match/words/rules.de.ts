import type { Words } from "$lib/i18n/index.svelte";
import type { rules as english } from "./rules.en";

export const rules: Words<typeof english> = {
  aim: "Spiel deinen Ball durch alle vier Reihen ins andere Tor. Wer nach zwei Halbzeiten mehr Tore hat, gewinnt.",
  parts: [
    {
      title: "Anstoß",
      body: "Sechzehn verdeckte Karten sind das Spielfeld. Jede Seite hat einen Stapel Bälle, 14 je Halbzeit, in den niemand schaut. Ihr greift abwechselnd an, immer von der eigenen Reihe 1 nach vorn.",
    },
    {
      title: "Ein Angriff",
      body: "Deine oberste Karte wird aufgedeckt: Das ist dein Ball. Wähle eine der vier Karten in deiner Reihe 1. Passt sie, geht es in der nächsten Reihe weiter, geradeaus oder eine Spalte daneben. Vier passende Karten sind ein Tor.",
    },
    {
      title: "Was passt",
      body: "Eine Karte passt, wenn sie die Farbe oder die Zahl deines Balls hat. Es zählt nur der Ball, nicht die Karte, von der du kommst.",
    },
    {
      title: "Daneben",
      body: "Die erste Karte, die nicht passt, beendet den Angriff, und die andere Seite ist am Ball. Vorher aufhören geht nicht; und du darfst auch eine Karte wählen, von der du weißt, dass sie nicht passt.",
    },
    {
      title: "Was bleibt",
      body: "Auch nach einem Tor bleibt das Feld bis zur Pause, wie es ist. Offene Karten sind Wege, die beide Seiten nutzen können.",
    },
    {
      title: "Verlängerung",
      body: "Steht es im Pokalspiel unentschieden, folgen zwei kurze Hälften mit je zehn Bällen auf neuem Feld.",
    },
    {
      title: "Elfmeterschießen",
      body: "Immer noch Gleichstand: Jede Seite bekommt fünf Karten in einer Reihe und dahinter eine im Tor. Wähle eine deiner fünf; passt sie zum Ball, muss auch die Karte im Tor passen. Zehn Schüsse für jeden.",
    },
    {
      title: "Mittelkreis",
      body: "Ist auch das ausgeglichen, wird paarweise mit Bällen aus dem Mittelkreis geschossen. Sind sie verbraucht, wird alles außer den Reihen neu gemischt.",
    },
    {
      title: "Zurücknehmen",
      body: "Das gibt es hier nicht: Jeden Zug sehen alle sofort, und was gesehen ist, bleibt gesehen.",
    },
  ],
  hidden:
    "An diesem Tisch wird wieder umgedreht, was ein Angriff aufgedeckt hat, wenn er misslingt. Merk dir die Karten! Die Karten eines Tors bleiben offen.",
  shared: "An diesem Tisch schießen beide auf dieselbe Karte im Tor.",
  cardsTitle: "Die vier Farben",
  keys: [
    { key: "1 – 5", does: "den Ball in diese Spalte spielen, von links gezählt" },
    { key: "← →", does: "zwischen den erreichbaren Karten wechseln" },
    { key: "Enter", does: "den Ball dorthin spielen" },
    { key: "U", does: "die Wahl einer offenen Karte zurücknehmen, wenn der andere einverstanden ist" },
    { key: "O", does: "Torchancen zeigen oder verbergen" },
  ],
};
