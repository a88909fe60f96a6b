import { habits, LEVELS, type Level } from "./levels";
import { newcomer } from "$lib/player/newcomer";
import type { ClockKey, Game, NewTable, Option, OptionValue, Pace, Watching, Window } from "$lib/protocol";
import { remembered } from "$lib/remembered";
import { CLOCKS } from "$lib/wire";

/** The opponent in a game without hidden cards: a bot, a friend who gets a link, or a person at the same screen. */
export type Company = "bot" | "link" | "beside";
export const COMPANIES: Company[] = ["bot", "link", "beside"];
export const PACES: Pace[] = ["calm", "brisk", "instant"];
export const CLOCK_KEYS: ClockKey[] = ["none", ...CLOCKS.map(({ key }) => key)];
export const WINDOWS: Window[] = [0, 5, 10, 20];
export const WATCHING: Watching[] = ["nobody", "link", "everybody"];

const REMEMBERED = "game";
const CHOSEN = "chosen";
const DEFAULT_PLAYERS = 4;

/** The choices for all games. */
type Common = {
  pace?: Pace;
  clock?: ClockKey;
  watching?: Watching;
  /** Whether players may show their cards to spectators. */
  showing?: boolean;
  takeover?: boolean;
  company?: Company;
  players?: number;
  /** `null` or no value: bots on all other seats. */
  bots?: number | null;
};

type Own = {
  window?: Window;
  /** Whether the bots have different levels. */
  each?: boolean;
  levels?: Record<number, Level>;
  /** Whether hints are allowed at a table with people. */
  hints?: boolean;
  rules?: Record<string, OptionValue>;
};

/** Return the page's games in its order, then the others in the server's order. */
export function offered(catalogue: Game[], own: string[]): Game[] {
  const place = ({ key }: Game) => (own.includes(key) ? own.indexOf(key) : own.length);
  return catalogue.toSorted((one, other) => place(one) - place(other));
}

/** The settings of the next table, limited to values that the chosen game allows. The browser keeps the choices. */
export class Wish {
  private readonly common: Common = $state(kept(CHOSEN));
  private readonly own: Record<string, Own> = $state({});
  /** The chosen levels by game. The browser's storage may be disabled, so this page keeps them as well. */
  private readonly levelOf: Record<string, Level> = $state({});
  private readonly hintsOf: Record<string, boolean> = $state({});
  /** The kind of the other players at the next table only. `only` overrides the kept choices. */
  private only = $state<"bots" | "friends" | null>(null);
  /** Whether a newcomer plays the first game that the server proposes. */
  private learning = $state(false);
  private key = $state(remembered.get(REMEMBERED));

  constructor(private readonly games: [Game, ...Game[]]) {
    for (const { key } of games) this.own[key] = kept(`${CHOSEN}.${key}`);
  }

  get game(): Game {
    return this.games.find((game) => game.key === this.key) ?? this.games[0];
  }

  get players(): number {
    const wished = this.first?.players ?? number(this.common.players) ?? DEFAULT_PLAYERS;
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

  get open(): number {
    return this.players - 1 - this.bots - (this.company === "beside" ? 1 : 0);
  }

  /** Whether people who come during the game may take over from bots. By default, if there are seats for friends. */
  get takeover(): boolean {
    return this.common.takeover ?? this.open > 0;
  }

  /** Whether spectators are allowed and there are seats that they could take over. */
  get takeable(): boolean {
    return this.watching !== "nobody" && this.bots + this.open > 0;
  }

  letTakeOver(takeover: boolean): void {
    this.keep({ takeover });
  }

  /** Whether the host has to decide about card sharing. Among bots alone it is always allowed. */
  get showable(): boolean {
    return (this.open > 0 || this.takeover) && !this.game.one_screen && this.watching !== "nobody";
  }

  /** The chosen house rules. The game may no longer have some of the kept ones. */
  get options(): Record<string, OptionValue> {
    const chosen = Object.entries({ ...this.mine.rules, ...this.first?.options });
    return Object.fromEntries(
      chosen.filter(([key, value]) =>
        this.game.options.some((option) => option.key === key && option.values.includes(value)),
      ),
    );
  }

  get rulesThatMatter(): Option[] {
    const { options } = this.game;
    const chosen = Object.fromEntries(
      options.map(({ key, default: usual }) => [key, this.options[key] ?? usual]),
    );
    const idle = ({ idle_when }: Option) =>
      Object.entries(idle_when ?? {}).some(([key, value]) => chosen[key] === value); // missing in older servers
    return options.filter((option) => !idle(option));
  }

  get level(): Level {
    return this.levelOf[this.game.key] ?? habits.level(this.game.key);
  }

  /** Whether all other players are bots. */
  private get alone(): boolean {
    return this.bots === this.players - 1;
  }

  /** Whether hints are allowed. The choice for games against bots alone is separate from the one for games with people. */
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

  /** Whether the page offers a level for each bot. With friends, the host chooses the levels at the table. */
  get levelled(): boolean {
    return this.open === 0 && this.bots > 1;
  }

  get levels(): Level[] {
    const { levels } = this.mine;
    return Array.from({ length: this.bots }, (_, bot) => one(LEVELS, levels?.[bot], this.level));
  }

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

  /** Leave the other seats to friends, for the next table only. */
  leaveOpen(): void {
    this.only = "friends";
  }

  /** Give the other seats to bots, for the next table only. */
  keepToBots(): void {
    this.only = "bots";
  }

  /** Let a newcomer play the first game that the server proposes, for the next table only. */
  learn(): void {
    this.learning = true;
    this.keepToBots();
  }

  keepCompany(company: Company): void {
    this.only = null;
    this.keep({ company });
  }

  /** Choose a house rule; `null` is the server's default. */
  rule(option: string, value: OptionValue | null): void {
    const rules = { ...this.mine.rules };
    if (value === null) delete rules[option];
    else rules[option] = value;
    this.keepOwn({ rules });
  }

  /** Return the request that creates the table. `friend` is the name of a second person at this screen. */
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

  /** Whether the game after a lesson has fewer rounds than later games. */
  get shortened(): boolean {
    return newcomer.to(this.game.key) && "rounds" in (this.game.first_game?.options ?? {});
  }

  private get first() {
    return this.learning && newcomer.to(this.game.key) ? this.game.first_game : null;
  }

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

/** Return the kept choices. Another version of the page may have written invalid values. */
function kept<Chosen extends object>(key: string): Chosen {
  try {
    const found: unknown = JSON.parse(remembered.get(key) ?? "{}");
    return (typeof found === "object" && found !== null ? found : {}) as Chosen;
  } catch {
    return {} as Chosen;
  }
}

/** Return the value if it is allowed, else the default. */
function one<Value>(values: readonly Value[], value: Value | undefined, usual = values[0]!): Value {
  return value !== undefined && values.includes(value) ? value : usual;
}

function number(value: number | null | undefined): number | null {
  return typeof value === "number" ? value : null;
}

/** Return ascending numbers as “2–7” if there are no gaps, else as “2, 4”. */
export function span(numbers: number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const whole = last - first === numbers.length - 1;
  return whole && last > first ? `${first}–${last}` : numbers.join(", ");
}
