import type { Words } from "$lib/i18n/index.svelte";
import type { Options } from "$lib/gamewords";
import type { rules as english } from "./rules.en";

export const rules: Words<typeof english> = {
  aim: ({ party }: Options) =>
    party
      ? "Ständig fliegt jemandem Matsch entgegen. Was dich trifft, bleibt vor dir liegen und zählt gegen dich. Nach jeder Runde bekommt das höchste Konto einen Klecks; wer drei hat, ist raus. Wer übrig bleibt, gewinnt."
      : "Ständig fliegt jemandem Matsch entgegen. Was dich trifft, bleibt vor dir liegen und zählt gegen dich. Nach der letzten Runde gewinnt das niedrigste Konto.",
  cardsTitle: "Die Karten",
  cards: {
    water: "wird mit Sand zu Matsch; Werte 1 bis 5 und 7, keine 6",
    sand: "wird mit Wasser zu Matsch; Werte 1 bis 5 und 7, keine 6",
    umbrella:
      "Werte 1 bis 7; hält eine ganze Matschkarte bis zu diesem Wert ab, mehrere auf einer Karte zählen zusammen",
    Wind: "bläst den Sand weg, das Wasser trifft dich",
    Sun: "trocknet das Wasser, der Sand trifft dich",
    Duck: "der Matsch fliegt auf jemand anderen, den du aussuchst, auch auf den Werfer",
    Share:
      "der Matsch ist weg, und alle anderen ziehen eine Karte, solange welche da sind: Wasser und Sand bleiben an ihnen kleben",
    "13": "wischt ganze Matschkarten weg, zusammen höchstens 13 Punkte: Von 7 und 7 bleibt eine",
  },
  parts: [
    {
      title: "Geben",
      body: "Es gibt 110 Karten: jedes Wasser und jeden Sand sechsmal, jeden Schirm viermal, jede Sonderkarte zweimal. Alle bekommen sieben, der Rest ist der Stapel zum Nachziehen. Wer die erste Runde beginnt, entscheidet das Los; jede weitere beginnt der Nächste im Uhrzeigersinn.",
    },
    {
      title: "Werfen",
      body: "Wer dran ist, wirft ein Wasser und einen Sand auf jemand anderen. Wer kann, muss; wer nicht kann, überlässt es dem Nächsten im Uhrzeigersinn.",
    },
    {
      title: "Perfekter Matsch",
      body: ({ interrupt_order }: Options) =>
        `Gleich viel Wasser wie Sand ist perfekt, dann mischt sich niemand mehr ein. Sonst werden alle außer dem Werfer heimlich gefragt. Wer genau die fehlende Karte hat, darf sie dazulegen und neu zielen, auch auf den Werfer oder wie bisher, nur nicht auf sich selbst. ${
          interrupt_order === "target_first"
            ? "Wollen mehrere, kommt zuerst zum Zug, auf wen gezielt ist, dann der Erste im Uhrzeigersinn nach dem, der zuletzt gezielt hat."
            : "Wollen mehrere, kommt der Erste im Uhrzeigersinn nach dem zum Zug, der zuletzt gezielt hat."
        } Die anderen behalten ihre. Fehlt eine 6, wird niemand gefragt, denn es gibt keine.`,
    },
    {
      title: "Abwehren",
      body: ({ reopen_after_duck }: Options) =>
        `Auf wen der Matsch fliegt, der tut nichts, spannt Regenschirme auf oder spielt eine Sonderkarte. Schirme liegen auf einzelnen Matschkarten und müssen deren Wert zusammen erreichen; eine Karte wird ganz abgewehrt oder gar nicht. Was abgewehrt ist, ist weg; der Rest bleibt liegen. ${
          reopen_after_duck
            ? "Ist der Matsch nicht perfekt, werden nach dem Ducken alle außer dem Werfer noch einmal nach der fehlenden Karte gefragt."
            : "Nach dem Ducken kann niemand mehr eine Karte dazulegen."
        }`,
    },
    {
      title: "Und dann",
      body: "Alle ziehen auf sieben Karten nach, solange welche da sind, der Werfer zuerst. Danach ist dran, auf wen zuletzt gezielt wurde, getroffen oder nicht. Nach dem Verteilen ist es, wer die höchste Matschkarte gezogen hat, von mehreren der Erste im Uhrzeigersinn nach dem Verteiler; hat niemand Matsch gezogen, der Verteiler.",
    },
    {
      title: "Wenn niemand werfen kann",
      body: ({ on_stall }: Options) =>
        on_stall === "end_round"
          ? "Werfen kann, wer Wasser und Sand hat. Kann es niemand, ist die Runde aus, auch wenn noch Karten im Stapel sind."
          : "Werfen kann, wer Wasser und Sand hat. Kann es niemand und sind noch Karten im Stapel, wirft der, der dran ist, seine Hand weg und zieht eine neue; hilft das nicht, tut es der Nächste, bis jemand werfen kann. Ist der Stapel leer, ist die Runde aus.",
    },
    {
      title: "Konten",
      body: ({ on_stall }: Options) =>
        `Die Runde ist aus, wenn ${
          on_stall === "end_round"
            ? "niemand mehr werfen kann"
            : "der Stapel leer ist und niemand mehr werfen kann"
        }; Handkarten zählen nicht. Dein Matsch zählt seine Punkte – nur Wasser oder nur Sand zählt halb, aufgerundet. Steht dein Konto nach einer Runde auf 22, 44, 66 oder 88, wird es halbiert. Beides geschieht von selbst, und der Matsch wird nicht halbiert, wo das schlechter ausginge: 20 und 2 sind 22, daraus werden 11.`,
    },
    {
      title: "Kleckse",
      body: ({ party }: Options) =>
        party
          ? "Nach einer Runde bekommt das höchste Konto derer, die noch dabei sind, einen Klecks; teilen es sich mehrere, bekommt jeder einen. Mit drei Klecksen ist man raus und bekommt keine Karten mehr. Es geht weiter, bis einer übrig ist; sind die Letzten zugleich raus, gewinnen sie gemeinsam."
          : "",
    },
    {
      title: "Am Tisch",
      body: ({ open_pools, party }: Options) =>
        `Neben jedem Namen siehst du den Haufen mit ${open_pools ? "den Punkten" : "der Zahl"} der Matschkarten, darunter die Handkarten und ${party ? "die Kleckse" : "das Konto"}. ${
          open_pools
            ? "Der Matsch liegt offen: S zeigt, was darin ist."
            : "Bis zum Ende der Runde sieht niemand den Matsch an, auch nicht den eigenen."
        }`,
    },
    {
      title: "Zurücknehmen",
      body: "Das gibt es hier nicht: Was gespielt wird, sehen alle sofort. Auch eine geheime Antwort steht – wer noch einmal überlegt, verrät etwas über die eigene Hand.",
    },
  ],
  keys: [
    { key: "← →", does: "durch die Karten gehen" },
    { key: "Leertaste", does: "Karte nehmen, zurücklegen" },
    {
      key: (_: Options, players: number) => `1 – ${Math.max(3, players - 1)}`,
      does: "auf jemanden zielen (im Uhrzeigersinn von links) oder Matschkarte wählen",
    },
    { key: "Enter", does: "tun, was du gewählt hast" },
    { key: "L", does: "fliegen lassen" },
    { key: "A", does: "immer fliegen lassen, an oder aus" },
    { key: "C", does: "die Schirme, die am meisten abhalten" },
    { key: "Rücktaste", does: "alles zurücklegen" },
    { key: "S", does: "Konten und Matsch" },
  ],
};
