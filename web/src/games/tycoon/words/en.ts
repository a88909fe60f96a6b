import { front } from "./front.en";
import { rules } from "./rules.en";

const cards = (count: number) => (count === 1 ? "1 card" : `${count} cards`);
const sticks = (count: number) => (count === 1 ? "1 match" : `${count} matches`);
const cost = (count: number) => (count === 0 ? "no match" : sticks(count));
const ordinal = (place: number) => {
  const last = place % 10;
  if (place > 10 && place < 14) return `${place}th`;
  return `${place}${last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th"}`;
};

export const en = {
  ...front,
  kinds: { "=": "two bars", _: "blank" },
  bar: {
    strongest: (number: string) => `${number} is the strongest`,
    normal: "Big beats small",
    reversed: "Small beats big",
    ideas: "All my plays",
  },
  seat: {
    cards,
    sticks,
    out: (place: number) => `${ordinal(place)} place`,
    leads: "leads",
    turn: "to play",
    passed: "passed",
    returned: "gave one back",
  },
  hand: {
    title: "Your cards",
    card: (name: string) => `Card ${name}`,
    idle: "leads to no play now",
    empty: "No cards left. Every turn takes a match from you until you are out.",
    done: (place: number) => `You are out: ${ordinal(place)} place!`,
  },
  order: {
    title: "The numbers, from weak to strong",
    play: (number: string, count: number) => `${number}: play it, ${cost(count)}`,
    fill: (number: string, count: number) => `${number}: pick the cards for it, ${cost(count)}`,
    closed: (number: string, reason: string) => `${number}: not now. ${reason}`,
    lies: "lies on the table",
    strongest: "strongest",
  },
  reasons: {
    turn: "It is not your turn.",
    shape: (number: string, count: number) =>
      count === 1 ? `This card cannot become ${number}.` : `These cards cannot all become ${number}.`,
    weak: (number: string, lies: string) => `${number} does not beat ${lies}.`,
    sticks: (number: string, needs: number, has: number) =>
      `${number} takes ${sticks(needs)}, you have ${has || "none"}.`,
    many: (size: number) => `Too many: exactly ${cards(size)}.`,
    few: (size: number) => `It takes exactly ${cards(size)}.`,
    cards: (number: string, count: number) =>
      `Your cards and matches do not make ${count > 1 ? `${count} × ` : ""}${number}.`,
  },
  status: {
    lead: "You lead",
    leadMore: "Pick cards or a number",
    follow: (count: number, number: string) => `Beat ${count} × ${number}`,
    followMore: (count: number) => `Pick ${cards(count)} or a number`,
    choose: "Now tap a number",
    more: (count: number) => `Pick ${count} more ${count === 1 ? "card" : "cards"}`,
    again: (number: string) => `Tap ${number} once more to play`,
    barren: "Your cards make no number: you can only pass",
    stuck: "Nothing of yours beats this",
    waiting: (name: string) => `${name} is thinking`,
    forced: (number: string) => `Nothing beats ${number} now`,
    returns: (name: string) => `No cards left: ${name} gives a match back`,
    youReturn: "No cards left: you give a match back",
    leads: (name: string) => `Nobody beats it: ${name} leads`,
    youLead: "Nobody beats it: you lead",
    passes: (name: string) => `${name} passes`,
    youPass: "You pass",
    plays: (name: string, count: number, number: string) => `${name} plays ${count} × ${number}`,
    youPlay: (count: number, number: string) => `You play ${count} × ${number}`,
    sending: "Your cards are on their way …",
    ambiguous: (numbers: string) => `Which number: ${numbers}?`,
  },
  actions: {
    pass: "Pass",
    passLong: "Pass and take a match",
    playLong: (count: number, number: string, sticksUsed: number) =>
      `Play ${count} × ${number}, ${cost(sticksUsed)}`,
    pick: "Play",
    count: "How many cards?",
    counted: cards,
  },
  ideas: {
    title: "What you can play",
    none: "Nothing but passing.",
    notNow: "It is not your turn.",
    more: (count: number) => (count === 1 ? "and 1 more way" : `and ${count} more ways`),
    hint: "A tap picks the cards up.",
  },
  felt: {
    title: "On the table",
    empty: "The table is empty",
    play: (name: string, count: number, number: string) => `${name}: ${count} × ${number}`,
    asCard: (kind: string) => `from card ${kind}`,
    upsideDown: "upside down",
  },
  revolution: {
    title: "Revolution!",
    reversed: "Small beats big",
    normal: "Big beats small again",
  },
  said: {
    deal: (leader: string) => `The cards are dealt. ${leader} leads.`,
    youDeal: "The cards are dealt. You lead.",
    play: (name: string, count: number, number: string, used: number) =>
      `${name}: ${count} × ${number}, ${cost(used)}.`,
    youPlay: (count: number, number: string, used: number) => `You play ${count} × ${number}, ${cost(used)}.`,
    reversed: "Revolution! Now small numbers beat big ones.",
    normal: "Revolution! Big numbers beat small ones again.",
    pass: (name: string) => `${name} passes.`,
    youPass: "You pass and take a match.",
    return: (name: string) => `${name} gives a match back.`,
    youReturn: "You give a match back.",
    out: (name: string, place: number) => `${name} is out: ${ordinal(place)} place.`,
    youOut: (place: number) => `You are out: ${ordinal(place)} place.`,
    clear: (name: string) => `The table is cleared. ${name} leads.`,
    youClear: "The table is cleared. You lead.",
    lead: (name: string) => `${name} leads now.`,
    youLeadNow: "You lead now.",
    turn: (count: number, number: string) => `Your turn: beat ${count} × ${number}.`,
    turnLead: "Your turn: you lead.",
    turnStuck: "Your turn: you can only pass.",
  },
  hint: {
    pass: "pass",
    return: "give a match back",
    play: (count: number, number: string, kinds: string) => `play ${count} × ${number} (from ${kinds})`,
    less: (places: number) => `a place worse by ${places.toFixed(2)} on average`,
  },
  retold: {
    title: "How many of the others one could expect to leave behind",
    unit: (places: string) => `${places} places`,
  },
  rules,
};
