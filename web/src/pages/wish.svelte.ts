import { newcomer } from "$lib/newcomer";
import type { ClockKey, Game, NewTable, Option, OptionValue, Pace, Watching, Window } from "$lib/protocol";
import { remembered } from "$lib/remembered";
import { rememberLevel, usualLevel, type Level } from "$lib/levels";

/** Whom to play against where nobody has secrets: then two people may also share a screen. */
export type Company = "bot" | "link" | "beside";
export const COMPANIES: Company[] = ["bot", "link", "beside"];

const REMEMBERED = "game";
const USUAL_PLAYERS = 4;

/** The games of the catalogue: the page's own come first and in its order, then the others in that of the server. */
export function offered(catalogue: Game[], own: string[]): Game[] {
  const place = ({ key }: Game) => (own.includes(key) ? own.indexOf(key) : own.length);
  return catalogue.toSorted((one, other) => place(one) - place(other));
}

/**
 * The table that somebody is about to open. What was wished for one game is kept while others are looked at,
 * and fits whatever game is chosen.
 */
export class Wish {
  pace = $state<Pace>("calm");
  window = $state<Window>(0);
  clock = $state<ClockKey>("none");
  watching = $state<Watching>("link");
  /** Whether people may show their cards to those who watch. */
  showing = $state(false);
  /** Whether each bot may play at a level of its own. */
  each = $state(false);
  private readonly own: Record<number, Level> = $state({});
  /** What was chosen on this page, if anything was. */
  private wishedLevel = $state<Level | null>(null);
  private wishedHints = $state<boolean | null>(null);
  /** Whether people may take over from bots; `null` for what is usual. */
  private wishedTakeover = $state<boolean | null>(null);
  private wishedCompany = $state<Company>("bot");
  private key = $state(remembered.get(REMEMBERED));
  private wishedPlayers = $state(USUAL_PLAYERS);
  /** Without a limit, bots take every chair. */
  private wishedBots = $state(Infinity);
  private readonly rules: Record<string, Record<string, OptionValue>> = $state({});

  constructor(private readonly games: [Game, ...Game[]]) {}

  get game(): Game {
    return this.games.find((game) => game.key === this.key) ?? this.games[0];
  }

  get players(): number {
    const far = (count: number) => Math.abs(count - this.wishedPlayers);
    return this.game.players.reduce((best, count) => (far(count) < far(best) ? count : best));
  }

  /** `null` in a game where everybody needs a screen of their own. */
  get company(): Company | null {
    return this.game.one_screen ? this.wishedCompany : null;
  }

  get bots(): number {
    const { company } = this;
    if (company === "link") return 0;
    if (company === "beside") return this.players - 2;
    return Math.min(company === "bot" ? Infinity : this.wishedBots, this.players - 1);
  }

  /** How many chairs are left for friends. */
  get open(): number {
    return this.players - 1 - this.bots - (this.company === "beside" ? 1 : 0);
  }

  /** Whether people who come during the game may take over from bots: usually where friends were expected. */
  get takeover(): boolean {
    return this.wishedTakeover ?? this.open > 0;
  }

  /** Somebody may come, and bots sit there or may be put on the chairs of friends. */
  get takeable(): boolean {
    return this.watching !== "nobody" && this.bots + this.open > 0;
  }

  letTakeOver(may: boolean): void {
    this.wishedTakeover = may;
  }

  /** Among bots alone everybody may show their cards; with people it has to be agreed on beforehand. */
  get showable(): boolean {
    return (this.open > 0 || this.takeover) && !this.game.one_screen && this.watching !== "nobody";
  }

  get options(): Record<string, OptionValue> {
    return this.rules[this.game.key] ?? {};
  }

  /** The house rules of the game, without those that change nothing beside what is chosen. */
  get rulesThatMatter(): Option[] {
    const { options } = this.game;
    const chosen = Object.fromEntries(
      options.map(({ key, default: usual }) => [key, this.options[key] ?? usual]),
    );
    const idle = ({ idle_when }: Option) =>
      Object.entries(idle_when ?? {}).some(([key, value]) => chosen[key] === value); // an older server has none
    return options.filter((option) => !idle(option));
  }

  /** Whoever has never played the game meets beginners at first. */
  get level(): Level {
    return this.wishedLevel ?? usualLevel(this.game.key);
  }

  /** Hints help in a first game against bots; with people they are agreed on. */
  get hints(): boolean {
    const helped = newcomer.to(this.game.key) && this.bots === this.players - 1;
    return this.wishedHints ?? helped;
  }

  set hints(allowed: boolean) {
    this.wishedHints = allowed;
  }

  choose(key: string): void {
    this.key = key;
    remembered.set(REMEMBERED, key);
  }

  meet(level: Level): void {
    this.wishedLevel = level;
    rememberLevel(level);
  }

  /** Where nobody but bots plays along, each may have a level of its own; with friends that is arranged at the table. */
  get levelled(): boolean {
    return this.open === 0 && this.bots > 1;
  }

  get levels(): Level[] {
    return Array.from({ length: this.bots }, (_, bot) => this.own[bot] ?? this.level);
  }

  /** The bots have levels of their own. */
  get mixed(): boolean {
    return this.levelled && this.each;
  }

  meetOne(bot: number, level: Level): void {
    this.own[bot] = level;
  }

  seat(players: number): void {
    this.wishedPlayers = players;
  }

  invite(bots: number): void {
    this.wishedBots = bots === this.players - 1 ? Infinity : bots;
  }

  /** Every chair but the own one waits for friends. */
  leaveOpen(): void {
    this.wishedBots = 0;
    if (this.wishedCompany === "bot") this.wishedCompany = "link";
  }

  keepCompany(company: Company): void {
    this.wishedCompany = company;
  }

  /** Without a value, whatever the server takes then. */
  rule(option: string, value: OptionValue | null): void {
    const rules = { ...this.options };
    if (value === null) delete rules[option];
    else rules[option] = value;
    this.rules[this.game.key] = rules;
  }

  /** `friend` is whoever sits beside, if anybody does. */
  table(name: string, friend: string): NewTable {
    const { game, players, bots, level, pace, window, hints, clock, watching, options } = this;
    const beside = this.company === "beside" ? [friend] : [];
    return {
      game: game.key,
      players,
      options: { ...options },
      beside,
      bots,
      level,
      pace,
      window,
      hints,
      clock,
      watching,
      name,
      ...(this.takeable && this.takeover !== this.open > 0 ? { takeover: this.takeover } : {}),
      ...(this.mixed ? { levels: this.levels } : {}),
      ...(this.showable && this.showing ? { showing: true } : {}),
    };
  }
}

/** Ascending numbers in short: "2–7" where none is missing, else "2, 4". */
export function span(numbers: number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const whole = last - first === numbers.length - 1;
  return whole && last > first ? `${first}–${last}` : numbers.join(", ");
}
