import type { Words } from "$lib/i18n/index.svelte";
import type { en } from "./en";
import { front } from "./front.de";
import { rules } from "./rules.de";

const balls = (count: number) => (count === 1 ? "1 Ball" : `${count} Bälle`);

export const de: Words<typeof en> = {
  ...front,
  colours: { Y: "Gelb", B: "Blau", R: "Rot", G: "Grau" },
  card: (colour: string, number: number) => `${colour} ${number}`,
  parts: {
    first_half: "1. Halbzeit",
    second_half: "2. Halbzeit",
    first_extra_half: "Verlängerung, 1. Hälfte",
    second_extra_half: "Verlängerung, 2. Hälfte",
    ten_shots: "Elfmeterschießen",
    circle: "Schüsse aus dem Mittelkreis",
    pile: "Schüsse vom neuen Stapel",
  },
  bar: {
    minute: (minute: number) => `${minute}. Minute`,
    shot: (shot: number) => `${shot}. Schuss`,
    odds: "Torchancen",
  },
  board: {
    title: "Spielstand",
    halfTime: "Zur Halbzeit",
    penalties: (score: string) => `${score} im Elfmeterschießen`,
    onTheBall: "am Ball",
    balls: (count: number) => `noch ${balls(count)}`,
    used: "Gespielte Bälle",
  },
  pitch: {
    title: "Das Spielfeld",
    place: (row: number, column: number) => `Reihe ${row}, Spalte ${column}`,
    closed: "verdeckt",
    reachable: "erreichbar",
    chance: (chance: string) => `Torchance ${chance}`,
    path: "hier lief der Ball",
    far: "Dorthin kommt der Ball gerade nicht.",
    wait: "Du bist nicht am Ball.",
    soon: "Moment, der Ball rollt noch.",
    line: (name: string) => `Karten von ${name}`,
    shotCard: (number: number) => `Karte ${number}`,
    keeper: "Im Tor",
    keeperFor: (name: string) => `Im Tor bei Schüssen von ${name}`,
    circle: (count: number) => `${balls(count)} im Mittelkreis`,
    pile: (count: number) => `${balls(count)} im Stapel`,
    shots: (name: string) => `Schüsse von ${name}`,
    dots: { goal: "Treffer", miss: "kein Tor", open: "kommt noch" },
  },
  status: {
    choose: (row: number) => `Dein Ball: Wähle in Reihe ${row}`,
    chooseFor: (name: string, row: number) => `${name}: Wähle in Reihe ${row}`,
    shoot: "Dein Schuss: Wähle eine von fünf",
    shootFor: (name: string) => `${name}: Wähle eine von fünf`,
    fits: (colour: string, number: number) => `${colour} passt, und jede ${number}`,
    waiting: (name: string) => `${name} ist am Ball`,
    match: (card: string) => `${card} passt!`,
    miss: (card: string) => `${card} – daneben!`,
    saved: (card: string) => `${card} – gehalten!`,
    oddsOn: "Torchancen werden angezeigt",
    oddsOff: "Torchancen sind ausgeblendet",
    oddsBarred: "Keine Chancen im Gedächtnisspiel.",
  },
  moments: {
    goal: "Tor!",
    goalBy: (name: string) => `${name} trifft`,
    ends: {
      first_half: "Halbzeit",
      second_half: "Abpfiff",
      first_extra_half: "Halbzeit der Verlängerung",
      second_extra_half: "Ende der Verlängerung",
    },
    final: "Schlusspfiff",
    kickOff: (name: string) => `Anstoß: ${name}`,
    firstShot: (name: string) => `Zuerst schießt ${name}`,
    circle: "Gleichstand nach je zehn Schüssen",
    circleMore: "Paarweise weiter mit Bällen aus dem Mittelkreis",
    pile: "Noch immer Gleichstand",
    pileMore: "Die Bälle werden neu gemischt",
    toss: (name: string) => `Das Los entscheidet für ${name}`,
    tossMore: "Niemand war zu bezwingen",
  },
  said: {
    begins: (name: string, shots: boolean) => (shots ? `Zuerst schießt ${name}.` : `Anstoß hat ${name}.`),
    ball: (name: string, card: string) => `Ball für ${name}: ${card}.`,
    ballIs: (card: string) => `Der Ball ist ${card}.`,
    choose: (row: number) => `Wähle in Reihe ${row}.`,
    chooseShot: "Wähle eine deiner fünf Karten.",
    card: (place: string, card: string, match: boolean) =>
      `${place}: ${card}${match ? ", passt." : ", passt nicht."}`,
    goal: (name: string, score: string) => `Tor für ${name}! ${score}.`,
    miss: "Kein Tor.",
    back: "Kein Tor. Die aufgedeckten Karten werden umgedreht.",
    whistle: (what: string, score: string) => `${what}. Es steht ${score}.`,
    shot: (choice: number, card: string, match: boolean) =>
      `Karte ${choice}: ${card}${match ? ", passt." : ", passt nicht."}`,
    keeper: (card: string, match: boolean) => `Im Tor: ${card}${match ? ", bezwungen." : ", gehalten."}`,
    draw: (score: string) => `Das Spiel ist aus. Unentschieden, ${score}.`,
  },
  result: {
    draw: "Unentschieden",
    score: (goals: number, shootout: number | null) =>
      shootout === null ? `${goals}` : `${goals} (${shootout})`,
    title: "Das Spiel",
    goals: "Gesamt",
    shootout: "Elfmeter\u00adschießen",
  },
  hint: {
    column: (column: number) => `Spalte ${column} von links wählen`,
    shot: (card: number) => `Karte ${card} von links wählen`,
    less: (points: number) =>
      `${points.toFixed(1).replace(".", ",")} von 100 Punkten weniger: für den Sieg und, bis er feststeht, auch für Tore`,
  },
  retold: {
    title: (draws: boolean) => `Siegchance${draws ? " (ein Unentschieden zählt halb)" : ""}`,
    unit: (points: string) => `${points} %-Pkt.`,
    cost: (points: string) => `${points} von 100 (mit Toren)`,
  },
  rules,
};
