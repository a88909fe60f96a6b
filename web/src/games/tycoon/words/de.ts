import type { Words } from "$lib/i18n/index.svelte";
import type { en } from "./en";
import { front } from "./front.de";
import { rules } from "./rules.de";

const cards = (count: number) => (count === 1 ? "1 Karte" : `${count} Karten`);
const sticks = (count: number) => (count === 1 ? "1 Streichholz" : `${count} Streichhölzer`);
const cost = (count: number) => (count === 0 ? "kein Streichholz" : sticks(count));

export const de: Words<typeof en> = {
  ...front,
  kinds: { "=": "zwei Balken", _: "leer" },
  bar: {
    strongest: (number: string) => `${number} ist am stärksten`,
    normal: "Groß schlägt Klein",
    reversed: "Klein schlägt Groß",
    ideas: "Alles, was ich spielen kann",
  },
  seat: {
    cards,
    sticks,
    out: (place: number) => `${place}. Platz`,
    leads: "beginnt",
    turn: "ist dran",
    passed: "gepasst",
    returned: "gab eins ab",
  },
  hand: {
    title: "Deine Karten",
    card: (name: string) => `Karte ${name}`,
    idle: "hilft gerade nicht",
    empty: "Keine Karten mehr. Jeder Zug nimmt dir ein Streichholz ab, bis du fertig bist.",
    done: (place: number) => `Du bist fertig: Platz ${place}!`,
  },
  order: {
    title: "Die Zahlen, von schwach nach stark",
    play: (number: string, count: number) => `${number}: ausspielen, ${cost(count)}`,
    fill: (number: string, count: number) => `${number}: Karten dafür nehmen, ${cost(count)}`,
    closed: (number: string, reason: string) => `${number}: geht nicht. ${reason}`,
    lies: "liegt auf dem Tisch",
    strongest: "am stärksten",
  },
  reasons: {
    turn: "Du bist nicht dran.",
    shape: (number: string, count: number) =>
      count === 1
        ? `Diese Karte kann nicht ${number} werden.`
        : `Nicht alle diese Karten können ${number} werden.`,
    weak: (number: string, lies: string) => `${number} schlägt ${lies} nicht.`,
    sticks: (number: string, needs: number, has: number) =>
      `${number} braucht ${sticks(needs)}, du hast ${has || "keins"}.`,
    many: (size: number) => `Zu viele: genau ${cards(size)}.`,
    few: (size: number) => `Es müssen genau ${cards(size)} sein.`,
    cards: (number: string, count: number) =>
      `Mit deinen Karten und Hölzern geht ${count > 1 ? `${count} × ` : ""}${number} nicht.`,
  },
  status: {
    lead: "Du beginnst",
    leadMore: "Wähle Karten oder eine Zahl",
    follow: (count: number, number: string) => `Schlag ${count} × ${number}`,
    followMore: (count: number) => `Wähle ${cards(count)} oder eine Zahl`,
    choose: "Jetzt tippe auf eine Zahl",
    more: (count: number) => `Nimm noch ${cards(count)} dazu`,
    again: (number: string) => `Tippe noch einmal auf ${number}`,
    barren: "Deine Karten ergeben keine Zahl: Du kannst nur passen",
    stuck: "Nichts von dir schlägt das",
    waiting: (name: string) => `${name} überlegt`,
    forced: (number: string) => `Nichts schlägt jetzt ${number}`,
    returns: (name: string) => `Keine Karten mehr: ${name} gibt ein Streichholz ab`,
    youReturn: "Keine Karten mehr: Du gibst ein Streichholz ab",
    leads: (name: string) => `Niemand schlägt das: ${name} beginnt`,
    youLead: "Niemand schlägt das: Du beginnst",
    passes: (name: string) => `${name} passt`,
    youPass: "Du passt",
    plays: (name: string, count: number, number: string) => `${name} spielt ${count} × ${number}`,
    youPlay: (count: number, number: string) => `Du spielst ${count} × ${number}`,
    sending: "Deine Karten sind unterwegs …",
    ambiguous: (numbers: string) => `Welche Zahl: ${numbers}?`,
  },
  actions: {
    pass: "Passen",
    passLong: "Passen und ein Streichholz nehmen",
    playLong: (count: number, number: string, sticksUsed: number) =>
      `${count} × ${number} ausspielen, ${cost(sticksUsed)}`,
    pick: "Spielen",
    count: "Wie viele Karten?",
    counted: cards,
  },
  ideas: {
    title: "Das kannst du spielen",
    none: "Du kannst nur passen.",
    notNow: "Du bist nicht dran.",
    more: (count: number) => (count === 1 ? "und 1 weitere Art" : `und ${count} weitere Arten`),
    hint: "Ein Tipp nimmt die Karten auf.",
  },
  felt: {
    title: "Auf dem Tisch",
    empty: "Der Tisch ist leer",
    play: (name: string, count: number, number: string) => `${name}: ${count} × ${number}`,
    asCard: (kind: string) => `aus Karte ${kind}`,
    upsideDown: "auf dem Kopf",
  },
  revolution: {
    title: "Revolution!",
    reversed: "Klein schlägt Groß",
    normal: "Groß schlägt wieder Klein",
  },
  said: {
    deal: (leader: string) => `Die Karten sind verteilt. ${leader} beginnt.`,
    youDeal: "Die Karten sind verteilt. Du beginnst.",
    play: (name: string, count: number, number: string, used: number) =>
      `${name}: ${count} × ${number}, ${cost(used)}.`,
    youPlay: (count: number, number: string, used: number) =>
      `Du spielst ${count} × ${number}, ${cost(used)}.`,
    reversed: "Revolution! Jetzt schlagen kleine Zahlen die großen.",
    normal: "Revolution! Große Zahlen schlagen wieder die kleinen.",
    pass: (name: string) => `${name} passt.`,
    youPass: "Du passt und nimmst ein Streichholz.",
    return: (name: string) => `${name} gibt ein Streichholz ab.`,
    youReturn: "Du gibst ein Streichholz ab.",
    out: (name: string, place: number) => `${name} ist fertig: Platz ${place}.`,
    youOut: (place: number) => `Du bist fertig: Platz ${place}.`,
    clear: (name: string) => `Der Tisch wird abgeräumt. ${name} beginnt.`,
    youClear: "Der Tisch wird abgeräumt. Du beginnst.",
    lead: (name: string) => `Jetzt beginnt ${name}.`,
    youLeadNow: "Jetzt beginnst du.",
    turn: (count: number, number: string) => `Du bist dran: Schlag ${count} × ${number}.`,
    turnLead: "Du bist dran und beginnst.",
    turnStuck: "Du bist dran und kannst nur passen.",
  },
  hint: {
    pass: "passen",
    return: "ein Streichholz abgeben",
    play: (count: number, number: string, kinds: string) => `${count} × ${number} spielen (aus ${kinds})`,
    less: (places: number) => `im Schnitt einen um ${places.toFixed(2).replace(".", ",")} schlechteren Platz`,
  },
  retold: {
    title: "Wie viele der anderen man voraussichtlich hinter sich lässt",
    unit: (places: string) => `${places} Plätze`,
  },
  rules,
};
