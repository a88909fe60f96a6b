import type { Words } from "$lib/i18n/index.svelte";
import type { Options } from "$lib/gamewords";
import type { en } from "./en";

const matches = (count: number) => (count === 1 ? "1 Hölzchen" : `${count} Hölzchen`);
const tricks = (count: number) => (count === 1 ? "1 Stich" : `${count} Stiche`);
const tricksOf = (count: number) => (count === 1 ? "1 Stich" : `${count} Stichen`);
const signed = (points: number) => (points < 0 ? `minus ${-points}` : `${points}`);

const than = ({ overtrump }: Options) =>
  overtrump === "previous" ? "als der zuletzt gelegte Trumpf" : "als jeder Trumpf, der schon liegt";

export const de: Words<typeof en> = {
  title: "MatchMaster",
  about: "Sag, wie viele Stiche du machst – und mach genau so viele.",
  suits: { T: "Trumpf", L: "Hellorange", B: "Dunkelblau", S: "Hellblau" },
  card: (suit: string, rank: string) => `${suit} ${rank}`,
  options: {
    overtrump: {
      title: "Übertrumpfen muss man",
      note: "Wer Trumpf legen muss, legt nach Möglichkeit einen höheren als diesen.",
      values: {
        highest: "den höchsten Trumpf",
        previous: "den zuletzt gelegten Trumpf",
      },
    },
    undertrump: {
      title: "Wer nicht übertrumpfen kann,",
      note: "Für eine Hand, die nicht bedienen kann und nur zu niedrige Trümpfe hat.",
      values: {
        forced: "muss trotzdem Trumpf legen",
        free: "darf jede Karte legen",
      },
    },
    rounds: {
      title: "Runden",
      note: "In jeder Runde eine Karte weniger; das lange Spiel steigt danach wieder.",
      values: {
        full: "13 – von 7 Karten zu 1 zu 7",
        short: "7 – von 7 Karten zu 1",
      },
    },
    direction: {
      title: "Spielrichtung",
      note: "Wie herum der Tisch gezeichnet ist. Wer nach wem spielt, bleibt gleich.",
      values: {
        clockwise: "im Uhrzeigersinn",
        counterclockwise: "gegen den Uhrzeigersinn",
      },
    },
  },
  bar: {
    round: (round: number, rounds: number) => `Runde ${round}/${rounds}`,
    size: (size: number) => (size === 1 ? "1 Karte" : `${size} Karten`),
    sheet: "Punktezettel",
    lastTrick: "Letzter Stich",
  },
  seat: {
    cards: (count: number) => (count === 1 ? "1 Karte" : `${count} Karten`),
    points: (points: number) =>
      points === 1 || points === -1 ? `${signed(points)} Punkt` : `${signed(points)} Punkte`,
    dealer: "gibt",
    turn: "ist dran",
    dealerMark: "G",
    unit: "P.",
    thinking: "überlegt",
    fixed: "hat gewählt",
    target: (taken: number, bid: number) => `${taken} von ${tricksOf(bid)}`,
  },
  hand: {
    title: "Deine Karten",
    trick: "Der Stich",
    notNow: "Diese Karte ist jetzt nicht erlaubt",
    follow: (suit: string) => `Bediene ${suit}`,
    any: "Leg eine beliebige Karte",
    trump: "Leg einen Trumpf",
    higher: "Leg einen höheren Trumpf",
    bidding: "Erst sagen alle an",
    notYet: "Du bist nicht dran",
    empty: "Keine Karten mehr",
    pending: "wird gespielt",
  },
  bids: {
    title: "Wie viele Stiche machst du?",
    choose: (count: number) =>
      count === 0 ? "0 Hölzchen: kein Stich" : `${matches(count)}: ${tricks(count)}`,
    secret: "Geheim, bis alle gewählt haben",
    confirm: (count: number) => (count === 0 ? "Keinen Stich ansagen" : `${tricks(count)} ansagen`),
    pick: "Wähle deine Hölzchen",
    sending: "Wird angesagt …",
    takeBack: "Ansage zurücknehmen",
    takingBack: "Wird zurückgenommen …",
    total: (bid: number, size: number) =>
      bid === size
        ? `Angesagt: ${bid} bei ${tricksOf(size)} – geht genau auf`
        : bid > size
          ? `Angesagt: ${bid} bei ${tricksOf(size)} – ${bid - size} zu viel`
          : `Angesagt: ${bid} bei ${tricksOf(size)} – ${size - bid} zu wenig`,
  },
  status: {
    play: "Du bist dran",
    lead: "Du bist dran und spielst aus",
    waitingBids: (names: string) => `Wir warten auf ${names}`,
    revealed: "Alle Ansagen liegen offen",
    waitingCard: (name: string) => `${name} ist dran`,
    takes: (name: string) => `Der Stich geht an ${name}`,
    youTake: "Dein Stich!",
  },
  said: {
    deal: (round: number, size: number, dealer: string) =>
      `Runde ${round}. ${dealer} gibt je ${size === 1 ? "1 Karte" : `${size} Karten`}.`,
    bid: (name: string) => `${name} hat gewählt.`,
    youBid: "Deine Ansage steht.",
    rethink: (name: string) => `${name} überlegt noch einmal.`,
    youRethink: "Deine Ansage ist zurückgenommen.",
    bids: (all: string) => `Die Ansagen: ${all}.`,
    one: (name: string, count: number) => `${name} ${count}`,
    card: (name: string, card: string) => `${name}: ${card}.`,
    trick: (name: string) => `Der Stich geht an ${name}.`,
    youTrick: "Der Stich geht an dich.",
    round: (all: string) => `Die Runde ist zu Ende: ${all}.`,
    score: (name: string, points: number) => `${name} ${signed(points)}`,
  },
  sheet: {
    title: "Punktezettel",
    caption: "Ansage, Stiche und Punkte jeder Runde",
    round: "Runde",
    cards: "Karten",
    bid: "Ansage",
    tricks: "Stiche",
    points: "Punkte",
    total: "Summe",
    legend: "gemachte Stiche / Ansage",
    empty: "Noch ist keine Runde zu Ende.",
    hit: "getroffen",
    missed: "verfehlt",
    afterRound: (round: number) => `Nach Runde ${round}`,
    go: "Weiter",
  },
  last: {
    title: "Letzter Stich",
    none: "In dieser Runde gab es noch keinen Stich.",
    winner: (name: string) => `Er ging an ${name}.`,
    you: "Er ging an dich.",
    card: (name: string, card: string) => `${name}: ${card}`,
  },
  hint: {
    bid: (count: number) => (count === 0 ? "keinen Stich ansagen" : `${tricks(count)} ansagen`),
    play: (card: string) => `${card} spielen`,
    less: (points: number) =>
      `im Vergleich zu den anderen ${points.toFixed(1).replace(".", ",")} Punkte weniger`,
  },
  retold: {
    title: "Zu erwarten: Punkte über dem Schnitt der anderen",
    unit: (points: string) => `${points} P.`,
  },
  rules: {
    aim: "In jeder Runde siehst du dir deine Karten an und sagst heimlich, wie viele Stiche du machst. Pluspunkte gibt es nur, wenn es genau so viele werden.",
    parts: [
      {
        title: "Die Karten",
        body: "Vier Farben gehen von 1 bis 13: Trumpf, Hellorange, Dunkelblau und Hellblau. Trumpf – die Flamme – schlägt in jeder Runde alle anderen.",
      },
      {
        title: "Eine Runde",
        body: ({ rounds }: Options) =>
          `Zuerst bekommen alle 7 Karten, dann 6 und so fort bis 1${
            rounds === "short" ? "" : ", danach wieder hinauf bis 7"
          }: ${rounds === "short" ? "sieben" : "dreizehn"} Runden. Für jede Runde werden alle 52 Karten neu gemischt; was nicht verteilt wird, bleibt verdeckt liegen. Wer zuerst gibt, entscheidet das Los; nach jeder Runde gibt der Nächste.`,
      },
      {
        title: "Die Ansage",
        body: "Sieh dir deine Karten an und wähle so viele Hölzchen, wie du Stiche machen willst. Erst wenn alle gewählt haben, liegen die Hölzchen offen.",
      },
      {
        title: "Die Stiche",
        body: "Reihum legen alle eine Karte; die beste gewinnt sie alle. Als Erster spielt aus, wer nach dem Geber sitzt. Ausspielen darf man jede Karte, auch Trumpf.",
      },
      {
        title: "Ist Trumpf nicht ausgespielt",
        body: (options: Options) =>
          `Hast du die ausgespielte Farbe, legst du eine beliebige Karte davon; höher muss sie nicht sein. Hast du sie nicht, musst du trumpfen, wenn möglich höher ${than(options)}. ${
            options.undertrump === "free"
              ? "Sind deine Trümpfe alle zu niedrig, legst du eine beliebige Karte."
              : "Sind deine Trümpfe alle zu niedrig, legst du trotzdem einen."
          } Hast du weder die Farbe noch Trumpf, legst du, was du magst.`,
      },
      {
        title: "Ist Trumpf ausgespielt",
        body: (options: Options) =>
          `Du musst Trumpf legen, wenn möglich höher ${than(options)}. Hast du keinen Trumpf, legst du, was du magst.`,
      },
      {
        title: "Wer sticht",
        body: "Der höchste Trumpf gewinnt den Stich; liegt keiner, dann die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt die nächste Karte aus.",
      },
      {
        title: "Punkte",
        body: "Ansage getroffen: 10 Punkte und für jeden Stich noch einen. Verfehlt: ein Punkt Abzug für jeden Stich zu viel oder zu wenig. Nach der letzten Runde gewinnt die höchste Summe; haben mehrere sie, gewinnen sie alle.",
      },
      {
        title: "Zurücknehmen",
        body: "Deine Ansage kannst du zurücknehmen, solange noch jemand wählen muss: Niemand hat sie gesehen. Eine gespielte Karte bleibt liegen: Die haben alle gesehen.",
      },
    ],
    sticksTitle: "Die Hölzchen lesen",
    sticks: {
      fresh: "angesagt, noch nicht gemacht",
      burning: "angesagt und gemacht",
      burnt: "zu viel gemacht",
    },
    keys: [
      { key: "0 – 7", does: "Ansage wählen" },
      { key: "← →", does: "durch Karten oder Ansagen gehen" },
      { key: "Enter", does: "Karte spielen, bestätigen" },
      { key: "S", does: "Punktezettel" },
      { key: "U", does: "Ansage zurücknehmen" },
      { key: "L", does: "letzter Stich" },
    ],
  },
};
