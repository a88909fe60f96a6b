import type { Words } from "$lib/i18n/index.svelte";
import type { Options } from "$lib/gamewords";
import { dealOf } from "../deck";
import type { rules as english } from "./rules.en";

const more = ({ expansion }: Options) => expansion === "GH" || expansion === "all";
const strongest = (options: Options) => (more(options) ? "H" : "F");

export const rules: Words<typeof english> = {
  aim: "Werde alles los: deine Karten und deine Streichhölzer. Wer beides nicht mehr hat, ist fertig und bekommt den nächsten Platz. Wer übrig bleibt, wird Letzter.",
  parts: [
    {
      title: "Die Zahlen",
      body: (options: Options) =>
        `Es gibt ${more(options) ? "achtzehn" : "sechzehn"}, auch die Buchstaben sind Zahlen. Von schwach nach stark: 0 bis 9, dann A, b, C, d, E, F${
          more(options) ? ", G, H" : ""
        }. Gezeichnet sind sie mit bis zu sieben Balken wie auf einem Taschenrechner. Von 0 bis 8, A, b, C, d und F gibt es je vier Karten; eine 9 ist eine 6 auf dem Kopf, ein E eine 3.`,
    },
    {
      title: "Eine Zahl legen",
      body: "Du darfst eine Karte auf den Kopf stellen und deine Streichhölzer auf ihre leeren Balken legen. Am Ende muss genau eine dieser Zahlen dastehen. Was gedruckt ist, bleibt. Gelegte Hölzer gehen mit den Karten weg.",
    },
    {
      title: "Beginnen",
      body: "Wer als Erster beginnt, entscheidet das Los. Wer beginnt, legt eine bis fünf Karten, die alle dieselbe Zahl zeigen – jede darf auf ihre eigene Art dazu werden. Beginnen muss man, Passen gilt hier nicht.",
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
      body: "Mit Streichhölzern allein bist du noch im Spiel: In jedem Zug gibst du eines ab, statt zu legen oder zu passen. Hättest du beginnen müssen, beginnt der Nächste.",
    },
    {
      title: "Die Revolution",
      body: ({ revolution_at }: Options) =>
        revolution_at === 4
          ? "Vier oder fünf Karten auf einmal drehen die Ordnung sofort um: Jetzt schlägt Klein Groß, bis zur nächsten Revolution."
          : "Fünf Karten auf einmal drehen die Ordnung sofort um: Jetzt schlägt Klein Groß, bis die nächsten fünf Karten sie zurückdrehen. Jede Karte gibt es höchstens viermal, ohne Streichholz geht es also nie.",
    },
    {
      title: "Die stärkste Zahl",
      body: (options: Options) => {
        const many = options.revolution_at === 4 ? "vier oder fünf" : "fünf";
        return `In der normalen Ordnung ist ${strongest(options)} unschlagbar, in der umgekehrten die 0. Dann kommen die anderen reihum dran: Jeder nimmt ein Streichholz, und wer keine Karten hat, gibt stattdessen eines ab. Aber ${many} Karten sind eine Revolution, und die gilt sofort: In der normalen Ordnung sind ${many} ${strongest(options)} dann die schwächsten und lassen sich schlagen, und ${many} 0 sind die stärksten. In der umgekehrten ist es andersherum.`;
      },
    },
    {
      title: "Zurücknehmen",
      body: "Ein Passen lässt sich bis zum nächsten Zug zurücknehmen, wenn alle einverstanden sind. Das geht nicht, wenn für dich gepasst wurde oder danach jemand beginnen muss (zu zweit also nie). Ausgespielte Karten bleiben liegen: Die haben alle gesehen.",
    },
    {
      title: "So ist hier verteilt",
      body: (options: Options, players: number) => {
        const { cards, each, rest } = dealOf(options, players);
        if (players < 4)
          return `Alle bekommen ${each} der ${cards} Karten und ein Streichholz; ${rest} Karten bleiben ungesehen draußen.`;
        if (rest === 0)
          return `Alle ${cards} Karten werden verteilt, ${each} für jeden; dazu bekommen alle ein Streichholz.`;
        if (options.equal_deal)
          return `Alle bekommen ${each} der ${cards} Karten und ein Streichholz; was übrig ist, bleibt ungesehen draußen.`;
        return `Alle ${cards} Karten werden verteilt, ${each} für jeden und eine mehr für den, der beginnt${
          rest === 1 ? "" : rest === 2 ? ", und für den Nächsten" : `, und für die nächsten ${rest - 1}`
        }; dazu bekommen alle ein Streichholz.`;
      },
    },
    {
      title: "Zusatzkarten an diesem Tisch",
      body: ({ expansion }: Options) => {
        const assumed = "Formen angenommen: Wie diese Karten wirklich aussehen, wurde nie veröffentlicht.";
        if (expansion === "GH")
          return `Zwei G und zwei H spielen mit. Beide sind stärker als F, und H ist am stärksten. ${assumed}`;
        if (expansion === "all")
          return `Je vier G, H, Zweibalken und Leerkarten spielen mit. G und H sind stärker als F, und H ist am stärksten. Zweibalken und Leerkarten sind keine Zahlen: Erst Streichhölzer machen welche daraus. Wer beginnen müsste und keine Zahl legen kann, passt und nimmt ein Streichholz; dann beginnt der Nächste. ${assumed}`;
        return "";
      },
    },
  ],
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
    {
      key: (options: Options) => `0 – 9, A – ${strongest(options)}`,
      does: "Zahl wählen; noch einmal, oder wenn ihre Karten schon genommen sind: ausspielen",
    },
    { key: "Enter", does: "ausspielen, was du genommen hast" },
    { key: "P", does: "passen" },
    { key: "U", does: "das Passen zurücknehmen, wenn alle einverstanden sind" },
    { key: "Rücktaste", does: "Karten zurücklegen" },
    { key: "I", does: "alles, was ich spielen kann" },
  ],
};
