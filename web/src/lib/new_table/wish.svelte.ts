import { habits, LEVELS, type Level } from "./levels";
import { newcomer } from "$lib/player/newcomer";
import type { ClockKey, Game, NewTable, Option, OptionValue, Pace, Watching, Window } from "$lib/protocol";
import { remembered } from "$lib/remembered";
import { CLOCKS } from "$lib/wire";

/** Whom to play against where nobody has secrets: then two people may also share a screen. */
export type Company = "bot" | "link" | "beside";
export const COMPANIES: Company[] = ["bot", "link", "beside"];
export const PACES: Pace[] = ["calm", "brisk", "instant"];
export const CLOCK_KEYS: ClockKey[] = ["none", ...CLOCKS.map(({ key }) => key)];
export const WINDOWS: Window[] = [0, 5, 10, 20];
export const WATCHING: Watching[] = ["nobody", "link", "everybody"];

const REMEMBERED = "game";
const CHOSEN = "chosen";
const USUAL_PLAYERS = 4;

/** What was chosen for all games; what was not is as usual. */
type Common = {
  pace?: Pace;
  clock?: ClockKey;
  watching?: Watching;
  /** Whether people may show their cards to those who watch. */
  showing?: boolean;
  /** Whether people may take over from bots. */
  takeover?: boolean;
  company?: Company;
  players?: number;
  /** How many bots play along; without a number they take every chair. */
  bots?: number | null;
};

/** What was chosen for one game. */
type Own = {
  window?: Window;
  /** Whether each bot may play at a level of its own. */
  each?: boolean;
  levels?: Record<number, Level>;
  /** Whether hints are allowed where people come. */
  hints?: boolean;
  rules?: Record<string, OptionValue>;
};

/** The games of the catalogue: the page's own come first and in its order, then the others in that of the server. */
export function offered(catalogue: Game[], own: string[]): Game[] {
  const place = ({ key }: Game) => (own.includes(key) ? own.indexOf(key) : own.length);
  return catalogue.toSorted((one, other) => place(one) - place(other));
}

/**
 * The table that somebody is about to open. The browser remembers what they chose until they choose something else.
 * What was wished for one game is kept while others are looked at, and fits whatever game is chosen.
 */
export class Wish {
  private readonly common: Common = $state(kept(CHOSEN));
  private readonly own: Record<string, Own> = $state({});
  /** What was chosen on this page: a browser may remember nothing. */
  private readonly levelOf: Record<string, Level> = $state({});
  private readonly hintsOf: Record<string, boolean> = $state({});
  /** This time bots alone or friends are wished for, whatever was chosen. */
  private only = $state<"bots" | "friends" | null>(null);
  /** This time newcomers play the first game that the game names for them. */
  private learning = $state(false);
  private key = $state(remembered.get(REMEMBERED));

  constructor(private readonly games: [Game, ...Game[]]) {
    for (const { key } of games) this.own[key] = kept(`${CHOSEN}.${key}`);
  }

  get game(): Game {
    return this.games.find((game) => game.key === this.key) ?? this.games[0];
  }

  get players(): number {
    const wished = this.first?.players ?? number(this.common.players) ?? USUAL_PLAYERS;
    const far = (count: number) => Math.abs(count - wished);
    return this.game.players.reduce((best, count) => (far(count) < far(best) ? count : best));
  }

  get pace(): Pace {
    return one(PACES, this.common.pace);
  }

  set pace(pace: Pace) {
    this.keep({ pace });
  }

  get clock(): ClockKey {
    return one(CLOCK_KEYS, this.common.clock);
  }

  set clock(clock: ClockKey) {
    this.keep({ clock });
  }

  get watching(): Watching {
    return one(WATCHING, this.common.watching, "link");
  }

  set watching(watching: Watching) {
    this.keep({ watching });
  }

  get showing(): boolean {
    return this.common.showing === true;
  }

  set showing(showing: boolean) {
    this.keep({ showing });
  }

  get window(): Window {
    return one(WINDOWS, this.mine.window);
  }

  set window(window: Window) {
    this.keepOwn({ window });
  }

  get each(): boolean {
    return this.mine.each === true;
  }

  set each(each: boolean) {
    this.keepOwn({ each });
  }

  /** `null` in a game where everybody needs a screen of their own. */
  get company(): Company | null {
    if (!this.game.one_screen) return null;
    const company = one(COMPANIES, this.common.company);
    if (this.only === "bots") return "bot";
    return this.only === "friends" && company === "bot" ? "link" : company;
  }

  get bots(): number {
    const { company, only, players } = this;
    if (company === "link" || (company === null && only === "friends")) return 0;
    if (company === "beside") return players - 2;
    const wished = company === "bot" || only === "bots" ? null : number(this.common.bots);
    return Math.min(wished ?? Infinity, players - 1);
  }

  /** How many chairs are left for friends. */
  get open(): number {
    return this.players - 1 - this.bots - (this.company === "beside" ? 1 : 0);
  }

  /** Whether people who come during the game may take over from bots: usually where friends were expected. */
  get takeover(): boolean {
    return this.common.takeover ?? this.open > 0;
  }

  /** Somebody may come, and bots sit there or may be put on the chairs of friends. */
  get takeable(): boolean {
    return this.watching !== "nobody" && this.bots + this.open > 0;
  }

  letTakeOver(takeover: boolean): void {
    this.keep({ takeover });
  }

  /** Among bots alone everybody may show their cards; with people it has to be agreed on beforehand. */
  get showable(): boolean {
    return (this.open > 0 || this.takeover) && !this.game.one_screen && this.watching !== "nobody";
  }

  /** The house rules that were chosen, without those that the game does not have any more. */
  get options(): Record<string, OptionValue> {
    const chosen = Object.entries({ ...this.mine.rules, ...this.first?.options });
    return Object.fromEntries(
      chosen.filter(([key, value]) =>
        this.game.options.some((option) => option.key === key && option.values.includes(value)),
      ),
    );
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

  get level(): Level {
    return this.levelOf[this.game.key] ?? habits.level(this.game.key);
  }

  /** Nobody but bots plays along. */
  private get alone(): boolean {
    return this.bots === this.players - 1;
  }

  /** Against bots hints are a matter of habit; with people they are agreed on. */
  get hints(): boolean {
    const { key } = this.game;
    return this.alone ? (this.hintsOf[key] ?? habits.hints(key)) : this.mine.hints === true;
  }

  set hints(hints: boolean) {
    if (!this.alone) {
      this.keepOwn({ hints });
      return;
    }
    this.hintsOf[this.game.key] = hints;
    habits.keepHints(this.game.key, hints);
  }

  choose(key: string): void {
    this.key = key;
    remembered.set(REMEMBERED, key);
  }

  meet(level: Level): void {
    this.levelOf[this.game.key] = level;
    habits.keepLevel(this.game.key, level);
  }

  /** Where nobody but bots plays along, each may have a level of its own; with friends that is arranged at the table. */
  get levelled(): boolean {
    return this.open === 0 && this.bots > 1;
  }

  get levels(): Level[] {
    const { levels } = this.mine;
    return Array.from({ length: this.bots }, (_, bot) => one(LEVELS, levels?.[bot], this.level));
  }

  /** The bots have levels of their own. */
  get mixed(): boolean {
    return this.levelled && this.each;
  }

  meetOne(bot: number, level: Level): void {
    this.keepOwn({ levels: { ...this.mine.levels, [bot]: level } });
  }

  seat(players: number): void {
    this.keep({ players });
  }

  invite(bots: number): void {
    this.only = null;
    this.keep({ bots: bots === this.players - 1 ? null : bots });
  }

  /** This time every chair but the own one waits for friends. */
  leaveOpen(): void {
    this.only = "friends";
  }

  /** This time bots take every chair. */
  keepToBots(): void {
    this.only = "bots";
  }

  /** This time newcomers play what the game names for them: fewer players, or house rules that are easier to follow. */
  learn(): void {
    this.learning = true;
    this.keepToBots();
  }

  keepCompany(company: Company): void {
    this.only = null;
    this.keep({ company });
  }

  /** Without a value, whatever the server takes then. */
  rule(option: string, value: OptionValue | null): void {
    const rules = { ...this.mine.rules };
    if (value === null) delete rules[option];
    else rules[option] = value;
    this.keepOwn({ rules });
  }

  /** `friend` is whoever sits beside, if anybody does. */
  table(name: string, friend: string): NewTable {
    const { game, players, bots, level, pace, window, hints, clock, watching, options } = this;
    const beside = this.company === "beside" ? [friend] : [];
    return {
      game: game.key,
      players,
      options,
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

  private get first() {
    return this.learning && newcomer.to(this.game.key) ? this.game.first_game : null;
  }

  /** What was chosen for the game. */
  private get mine(): Own {
    return this.own[this.game.key] ?? {};
  }

  private keep(chosen: Common): void {
    Object.assign(this.common, chosen);
    remembered.set(CHOSEN, JSON.stringify(this.common));
  }

  private keepOwn(chosen: Own): void {
    const { key } = this.game;
    this.own[key] = { ...this.mine, ...chosen };
    remembered.set(`${CHOSEN}.${key}`, JSON.stringify(this.own[key]));
  }
}

/** What this browser remembers under that key. Another version may have chosen from other values. */
function kept<Chosen extends object>(key: string): Chosen {
  try {
    const found: unknown = JSON.parse(remembered.get(key) ?? "{}");
    return (typeof found === "object" && found !== null ? found : {}) as Chosen;
  } catch {
    return {} as Chosen;
  }
}

/** The value if it is one of these, else the usual one: the first if no other is named. */
function one<Value>(values: readonly Value[], value: Value | undefined, usual = values[0]!): Value {
  return value !== undefined && values.includes(value) ? value : usual;
}

function number(value: number | null | undefined): number | null {
  return typeof value === "number" ? value : null;
}

/** Ascending numbers in short: "2–7" where none is missing, else "2, 4". */
export function span(numbers: number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const whole = last - first === numbers.length - 1;
  return whole && last > first ? `${first}–${last}` : numbers.join(", ");
}
