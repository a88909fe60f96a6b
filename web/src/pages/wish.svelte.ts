import type { Game, NewTable, OptionValue, Pace } from "$lib/protocol";
import { remembered } from "$lib/remembered";

const REMEMBERED = "game";
const USUAL_PLAYERS = 4;

/** The games of the catalogue that this page can show, in the order of this page. */
export function offered(catalogue: Game[], shown: string[]): Game[] {
  return shown.flatMap((key) => catalogue.find((game) => game.key === key) ?? []);
}

/**
 * The table that somebody is about to open. What was wished for one game is kept while others are looked at,
 * and fits whatever game is chosen.
 */
export class Wish {
  pace = $state<Pace>("calm");
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

  get bots(): number {
    return Math.min(this.wishedBots, this.players - 1);
  }

  /** How many chairs are left for friends. */
  get open(): number {
    return this.players - 1 - this.bots;
  }

  get options(): Record<string, OptionValue> {
    return this.rules[this.game.key] ?? {};
  }

  choose(key: string): void {
    this.key = key;
    remembered.set(REMEMBERED, key);
  }

  seat(players: number): void {
    this.wishedPlayers = players;
  }

  invite(bots: number): void {
    this.wishedBots = bots === this.players - 1 ? Infinity : bots;
  }

  rule(option: string, value: OptionValue): void {
    this.rules[this.game.key] = { ...this.options, [option]: value };
  }

  table(name: string): NewTable {
    const { game, players, bots, pace, options } = this;
    return { game: game.key, players, options: { ...options }, bots, level: "casual", pace, name };
  }
}
