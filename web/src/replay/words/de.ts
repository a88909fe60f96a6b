import type { Words } from "$lib/i18n/index.svelte";
import type { en } from "./en";

const moves = (count: number) => (count === 1 ? "1 Zug" : `${count} Zügen`);
const games = (count: number) => (count === 1 ? "Eine andere Partie ist" : `${count} andere Partien sind`);

export const de: Words<typeof en> = {
  title: "Rückschau",
  file: {
    title: "Eine Partie aus einer Datei",
    about:
      "Öffne das Protokoll einer Partie (.jsonl), wie es am Ende einer Partie oder von matchwood simulate gespeichert wird, oder was du von deinem Konto gespeichert hast.",
    choose: "Datei wählen",
    which: (games: number) => `Welche ihrer Partien, 1 bis ${games}?`,
    open: "Rückschau",
    broken: (line: number) => `Partie ${line} der Datei ist kein Protokoll, das sich lesen lässt.`,
    unreadable: "Die Datei ließ sich nicht lesen. Bitte wähle sie noch einmal.",
    empty: "In dieser Datei ist keine Partie.",
    forgotten: "Der Server hat dieses Protokoll nicht mehr. Bitte öffne seine Datei noch einmal.",
  },
  controls: {
    title: "Zug für Zug durch die Partie",
    first: "Zum Anfang",
    previous: "Einen Zug zurück",
    next: "Einen Zug weiter",
    last: "Zum Ende",
    play: "Abspielen",
    pause: "Anhalten",
    slider: "Stelle in der Partie",
    at: (at: number, last: number) => `Zug ${at} von ${last}`,
    keys: "Pfeiltasten gehen einen Zug weiter, Pos1 und Ende springen, P spielt ab.",
  },
  decision: {
    title: "Was als Nächstes kommt",
    does: (name: string, move: string) => `${name}: ${move}`,
    over: "Die Partie ist aus.",
    cut: "Das Protokoll endet hier.",
    best: "Etwas Besseres wurde nicht gefunden.",
    alike: "Etwa so gut wie das Beste.",
    forced: "Etwas anderes ging nicht.",
    better: (move: string) => `besser: ${move}`,
    mistake: "Klarer Fehler",
    slight: "Etwas schlechter",
    choices: "Was möglich war",
    none: "Hier wird nichts entschieden.",
    choicesOf: (shown: number, possible: number) =>
      shown === possible ? `alle ${possible} Züge` : `die besten ${shown} von ${moves(possible)}`,
    made: "gewählt",
    against: "gegen das Beste",
  },
  hands: {
    title: "Die Karten aller",
    none: "keine Karten",
    look: (name: string) => `Den Tisch sehen wie ${name}`,
    secret: (what: string) => `geheim: ${what}`,
  },
  analysis: {
    title: "Wie die Partie verlief",
    waiting: (ahead: number) => (ahead ? `${games(ahead)} vorher an der Reihe …` : "Die Analyse beginnt …"),
    working: (done: number, of: number) => `Jeder Zug wird beurteilt: ${done} von ${of} …`,
    steps: "Inzwischen kannst du die Partie schon durchgehen.",
    again: "Noch einmal versuchen",
    alone: "Es wurde nichts ausgeteilt, also gibt es nichts zu erzählen.",
  },
  graph: {
    about: (last: string) => `Was alle nach jedem Zug erwarten konnten; am Ende ${last}.`,
    one: (name: string, value: string) => `${name} ${value}`,
    hint: "Tippe in die Kurve, um dorthin zu gehen.",
    legend: "Quadrat: ein Fehler · Kreis: Glück oder Pech",
  },
  turns: {
    title: "Wendepunkte",
    none: "Kein Zug kostete viel, und das Glück änderte wenig.",
    where: "Nr.",
    what: "Was geschah",
    worth: "Wert",
    go: (number: number, at: number) => `Wendepunkt ${number}: zu Zug ${at}`,
    mistake: (name: string, move: string) => `Fehler von ${name}: ${move}.`,
    better: (move: string) => `Besser: ${move}.`,
    lucky: (name: string) => `Glück für ${name}`,
    unlucky: (name: string) => `Pech für ${name}`,
    deal: "beim Austeilen.",
    play: (name: string, move: string) => `bei diesem Zug von ${name}: ${move}.`,
  },
  players: {
    title: "Glück und Können",
    name: "Spieler",
    luck: "Glück",
    own: "Eigenes Spiel",
    others: "Spiel der anderen",
    result: "Ergebnis",
    mistakes: (mistakes: number, decisions: number) =>
      `${mistakes === 1 ? "1 Fehler" : `${mistakes} Fehler`} bei ${decisions}`,
    sum: "Ergebnis = was vor der ersten Karte zu erwarten war, Glück, das eigene Spiel verglichen mit vernünftigem, und das Spiel der anderen. ± ist der Standardfehler.",
  },
};
