import { api, isUnreachable } from "$lib/net/api";
import { explain } from "$lib/net/explain";
import type { Table } from "$lib/protocol";
import { games } from "../games";

/** Number of running tables that the page shows before the player unfolds the list. */
const FIRST = 2;

export class OwnTables {
  /** `null` until the server has answered. */
  all = $state.raw<Table[] | null>(null);
  failure = $state<string | null>(null);
  unreachable = $state(false);
  /** The tables that the player removed on this page, and may put back. */
  private readonly removed: Record<string, boolean> = $state({});

  async load(): Promise<void> {
    this.failure = null;
    try {
      const all = await api.tables();
      await games.learn(all.map(({ game }) => game));
      this.all = all;
      this.unreachable = false;
    } catch (error) {
      this.failure = explain(error);
      this.unreachable = isUnreachable(error);
    }
  }

  /** The unfinished tables: first those where the player has to decide, then other games, then waiting rooms. */
  get running(): Table[] {
    const going = (this.all ?? []).filter(({ state }) => state === "playing" || state === "open");
    return going.toSorted((one, other) => urgency(one) - urgency(other));
  }

  get first(): Table[] {
    return this.running.slice(0, FIRST);
  }

  get others(): Table[] {
    return this.running.slice(FIRST);
  }

  get finished(): Table[] {
    return (this.all ?? []).filter(({ state }) => state === "over" || state === "ended");
  }

  isRemoved({ id }: Table): boolean {
    return this.removed[id] === true;
  }

  /** Remove a table from the list. Before the game, the player also leaves the seat. */
  async remove(table: Table): Promise<void> {
    if (table.state === "open" && table.yours.length) await api.leave(table.id, table.number);
    await api.list(table.id, false);
    this.removed[table.id] = true;
  }

  /** Put a table back into the list. Before the game, the player also takes the seat again. */
  async putBack(table: Table): Promise<void> {
    const { number } = await api.list(table.id, true);
    const [seat] = table.yours;
    const name = seat === undefined ? null : table.seats[seat]?.name;
    if (table.state === "open" && name) await api.sit(table.id, name, seat!, number);
    this.removed[table.id] = false;
  }

  async resign(table: Table): Promise<void> {
    await api.resign(table.id, null); // the list of tables does not know the latest event number
    await api.list(table.id, false);
    this.all = (this.all ?? []).filter(({ id }) => id !== table.id);
  }
}

export function asked({ state, view }: Table): boolean {
  return state === "playing" && (view?.moves.length ?? 0) > 0;
}

function urgency(table: Table): number {
  return asked(table) ? 0 : table.state === "playing" ? 1 : 2;
}
