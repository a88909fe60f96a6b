import type { Words } from "$lib/i18n/index.svelte";
import type { Options } from "$lib/gamewords";
import type { rules as english } from "./rules.en";

export const rules: Words<typeof english> = {
  aim: ({ mode }: Options) =>
    mode === "league"
      ? "Spiel deinen Ball durch alle vier Reihen ins andere Tor. Wer nach zwei Halbzeiten mehr Tore hat, gewinnt; sonst bleibt es unentschieden."
      : "Spiel deinen Ball durch alle vier Reihen ins andere Tor. Wer nach zwei Halbzeiten mehr Tore hat, gewinnt; bei Gleichstand geht es weiter.",
  parts: [
    {
      title: "Anstoß",
      body: "Es gibt 44 Karten: vier Farben, in jeder die Zahlen 1 bis 11. Sechzehn liegen verdeckt als Spielfeld. Jede Seite hat für eine Halbzeit einen Stapel von 14 Bällen, in den niemand schaut. Wer zuerst gibt, entscheidet das Los; die andere Seite hat Anstoß. Dann greift ihr abwechselnd an, jede Seite von ihrer Reihe 1 nach vorn.",
    },
    {
      title: "Ein Angriff",
      body: "Deine oberste Karte wird aufgedeckt: Das ist dein Ball. Wähle eine der vier Karten in deiner Reihe 1; liegt sie verdeckt, wird sie aufgedeckt. Passt sie, geht es in der nächsten Reihe weiter, geradeaus oder eine Spalte daneben. Vier passende Karten sind ein Tor.",
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
      body: ({ hide_after_miss }: Options) =>
        hide_after_miss
          ? "Was ein Angriff aufgedeckt hat, wird wieder umgedreht, wenn er misslingt. Merk dir die Karten! Die Karten eines Tors bleiben offen, und bis zum Ende der Halbzeit bleibt alles liegen."
          : "Was aufgedeckt wurde, bleibt bis zum Ende der Halbzeit offen, nach einem Fehlversuch wie nach einem Tor. Offene Karten sind Wege, die beide Seiten nutzen können.",
    },
    {
      title: "Zweite Halbzeit",
      body: "Alle 44 Karten werden gemischt und neu verteilt, und die andere Seite hat Anstoß.",
    },
    {
      title: "Verlängerung",
      body: ({ mode }: Options) =>
        mode === "league"
          ? ""
          : "Bei Gleichstand folgen zwei weitere Hälften, jede auf neuem Feld und mit zehn Bällen für jede Seite; acht Karten bleiben ungesehen draußen. Wer Anstoß hat, entscheidet das Los; in der zweiten Hälfte der Verlängerung ist es die andere Seite. Die Verlängerung wird immer zu Ende gespielt.",
    },
    {
      title: "Elfmeterschießen",
      body: ({ mode, shared_sixth, stop_when_decided }: Options) =>
        mode === "league"
          ? ""
          : `Immer noch Gleichstand: Alle Karten werden gemischt. Jede Seite bekommt fünf verdeckte Karten in einer Reihe, ${
              shared_sixth ? "und hinter beiden Reihen steht eine Karte im Tor" : "und dahinter eine im Tor"
            }. Wähle eine deiner fünf; passt sie zum Ball, muss auch die Karte im Tor passen. Aufgedeckte Karten bleiben offen, auch die im Tor. Wer zuerst schießt, entscheidet das Los. Jede Seite hat zehn Schüsse; wer dann mehr Tore hat, gewinnt. ${
              stop_when_decided
                ? "Schluss ist, sobald eine Seite nicht mehr einzuholen ist."
                : "Alle werden ausgeführt, entschieden oder nicht."
            }`,
    },
    {
      title: "Mittelkreis",
      body: ({ mode, circle, stop_when_decided }: Options) =>
        mode === "league"
          ? ""
          : `Gleichstand nach je zehn Schüssen: Es wird paarweise weitergeschossen. Bälle sind die übrigen Karten; sie liegen im Mittelkreis. ${
              circle === "full"
                ? `Alle sechs Paare werden geschossen${stop_when_decided ? ", wenn es nicht vorher entschieden ist" : ""}; dann wird gezählt.`
                : "Das erste Paar mit genau einem Tor entscheidet; es gibt sechs Paare."
            }`,
    },
    {
      title: "Und wenn es noch immer gleich steht",
      body: ({ mode, shared_sixth }: Options) =>
        mode === "league"
          ? ""
          : `Die Reihen und ${shared_sixth ? "die Karte" : "die Karten"} im Tor bleiben liegen, offene Karten offen. Alle anderen werden zu einem neuen Stapel gemischt, und es geht paarweise weiter. Das erste Paar mit genau einem Tor entscheidet. Nach fünf solchen Stapeln entscheidet das Los.`,
    },
    {
      title: "Zurücknehmen",
      body: "Die Wahl einer Karte, die schon offen lag, lässt sich zurücknehmen, solange der Angriff läuft und die andere Seite einverstanden ist. Eine aufgedeckte Karte ist gesehen: Diese Wahl bleibt.",
    },
  ],
  cardsTitle: "Die vier Farben",
  keys: [
    {
      key: ({ mode }: Options) => (mode === "league" ? "1 – 4" : "1 – 5"),
      does: ({ mode }: Options) =>
        mode === "league"
          ? "den Ball in diese Spalte spielen, von links gezählt"
          : "den Ball in diese Spalte oder auf diese Karte spielen, von links gezählt",
    },
    { key: "← →", does: "zwischen den erreichbaren Karten wechseln" },
    { key: "Enter", does: "den Ball dorthin spielen" },
    { key: "U", does: "die Wahl einer offenen Karte zurücknehmen, wenn der andere einverstanden ist" },
    {
      key: "O",
      does: ({ hide_after_miss }: Options) => (hide_after_miss ? "" : "Torchancen zeigen oder verbergen"),
    },
  ],
};
