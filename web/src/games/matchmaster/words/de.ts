import type { Words } from "$lib/i18n/index.svelte";
import type { en } from "./en";

const matches = (count: number) => (count === 1 ? "1 Hölzchen" : `${count} Hölzchen`);
const tricks = (count: number) => (count === 1 ? "1 Stich" : `${count} Stiche`);
const tricksOf = (count: number) => (count === 1 ? "1 Stich" : `${count} Stichen`);
const signed = (points: number) => (points < 0 ? `minus ${-points}` : `${points}`);

export const de: Words<typeof en> = {
  title: "MatchMaster",
  about: "Sag, wie viele Stiche du machst – und mach genau so viele.",
  suits: { T: "Trumpf", L: "Hellorange", B: "Dunkelblau", S: "Hellblau" },
  card: (suit: string, rank: string) => `${suit} ${rank}`,
  options: {
    overtrump: {
      title: "Übertrumpfen",
      values: {
        highest: "Wer kann, geht über den höchsten Trumpf im Stich.",
        previous: "Es genügt, über den zuletzt gespielten Trumpf zu gehen.",
      },
    },
    undertrump: {
      title: "Wenn man nicht übertrumpfen kann",
      values: {
        forced: "Trumpf muss trotzdem sein, eben ein niedrigerer.",
        free: "Jede Karte ist erlaubt.",
      },
    },
    rounds: {
      title: "Runden",
      values: {
        full: "13 Runden: von 7 Karten hinab bis 1 und wieder hinauf.",
        short: "7 Runden: von 7 Karten hinab bis 1.",
      },
    },
    direction: {
      title: "Richtung",
      values: {
        clockwise: "Es geht nach links herum weiter.",
        counterclockwise: "Es geht nach rechts herum weiter.",
      },
    },
  },
  bar: {
    round: (round: number, rounds: number) => `Runde ${round} von ${rounds}`,
    size: (size: number) => (size === 1 ? "1 Karte" : `${size} Karten`),
    sheet: "Punktezettel",
    rules: "Regeln und Tasten",
    lastTrick: "Letzter Stich",
  },
  seat: {
    you: "Du",
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
    notNow: "Gerade nicht erlaubt",
    notYet: "Du bist nicht dran",
    empty: "Keine Karten mehr",
    pending: "wird gespielt",
  },
  bids: {
    title: "Wie viele Stiche machst du?",
    choose: (count: number) =>
      count === 0 ? "0 Hölzchen: kein Stich" : `${matches(count)}: ${tricks(count)}`,
    confirm: (count: number) => `${matches(count)} verstecken`,
    pick: "Wähle deine Hölzchen",
    sending: "Wird versteckt …",
    total: (bid: number, size: number) =>
      bid === size
        ? `Zusammen ${bid} bei ${tricksOf(size)} – geht genau auf`
        : bid > size
          ? `Zusammen ${bid} bei ${tricksOf(size)} – ${bid - size} zu viel`
          : `Zusammen ${bid} bei ${tricksOf(size)} – ${size - bid} zu wenig`,
  },
  status: {
    play: "Du bist dran",
    lead: "Du bist dran und spielst aus",
    waitingBids: (names: string) => `Es fehlt noch: ${names}`,
    waitingCard: (name: string) => `${name} ist dran`,
    watching: "Du schaust zu",
    takes: (name: string) => `Der Stich geht an ${name}`,
    youTake: "Der Stich gehört dir",
  },
  said: {
    deal: (round: number, size: number, dealer: string) =>
      `Runde ${round}. ${dealer}: gibt jedem ${size === 1 ? "1 Karte" : `${size} Karten`}.`,
    bid: (name: string) => `${name} hat gewählt.`,
    youBid: "Deine Ansage steht.",
    bids: (all: string) => `Alle Ansagen: ${all}.`,
    one: (name: string, count: number) => `${name} ${count}`,
    card: (name: string, card: string) => `${name}: ${card}.`,
    trick: (name: string) => `Der Stich geht an ${name}.`,
    youTrick: "Der Stich geht an dich.",
    round: (all: string) => `Die Runde ist zu Ende: ${all}.`,
    score: (name: string, points: number) => `${name} ${signed(points)}`,
    over: (names: string) => `Das Spiel ist aus. Gewonnen: ${names}.`,
    turn: "Du bist dran.",
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
  result: {
    title: "Das Spiel ist aus",
    wins: (name: string) => `${name} gewinnt`,
    youWin: "Du gewinnst!",
    share: (names: string) => `${names} gewinnen gemeinsam`,
    rank: (rank: number) => `Platz ${rank}`,
    ranks: "Endstand",
    again: "Noch einmal",
  },
  rules: {
    title: "So wird gespielt",
    aim: "Vor jeder Runde wettet jeder heimlich auf eine Zahl von Stichen. Punkte bringt nur, wer sie genau trifft.",
    parts: [
      {
        title: "Die Karten",
        body: "Vier Farben gehen von 1 bis 13. Die Flamme (T) ist in jeder Runde Trumpf und sticht die anderen: Holzscheit (L), Schachtel (B) und Schnee (S).",
      },
      {
        title: "Eine Runde",
        body: "Zuerst hat jeder 7 Karten, dann 6 und so fort bis 1 – im langen Spiel danach wieder hinauf bis 7. Was nicht verteilt wird, bleibt verdeckt liegen.",
      },
      {
        title: "Die Ansage",
        body: "Sieh deine Karten an und verstecke so viele Hölzchen, wie du Stiche machen willst. Haben alle gewählt, werden die Hölzchen zugleich gezeigt.",
      },
      {
        title: "Die Stiche",
        body: "Wer nach dem Geber sitzt, spielt eine beliebige Karte aus. Wer die ausgespielte Farbe hat, bedient. Wer sie nicht hat, trumpft – und geht über einen Trumpf, der schon liegt, wenn es möglich ist. Nur wer beides nicht kann, wirft ab, was er mag. Bei ausgespieltem Trumpf geht man höher, wenn man kann.",
      },
      {
        title: "Wer sticht",
        body: "Der höchste Trumpf gewinnt den Stich; liegt keiner, die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt als Nächster aus.",
      },
      {
        title: "Punkte",
        body: "Ansage getroffen: 10 Punkte und einer je Stich. Verfehlt: für jeden Stich zu viel oder zu wenig ein Punkt Abzug.",
      },
    ],
    sticksTitle: "Die Hölzchen lesen",
    sticks: {
      fresh: "noch zu gewinnen",
      burning: "gewonnen wie angesagt",
      burnt: "einer zu viel",
    },
    keysTitle: "Tasten",
    keys: [
      { key: "0 – 7", does: "Ansage wählen" },
      { key: "← →", does: "durch Karten oder Ansagen gehen" },
      { key: "Enter", does: "Karte spielen, bestätigen" },
      { key: "S", does: "Punktezettel" },
      { key: "L", does: "letzter Stich" },
      { key: "?", does: "diese Regeln" },
      { key: "Esc", does: "Fenster schließen" },
    ],
  },
};
