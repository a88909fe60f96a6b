import { api, CallFailed } from "./api";
import type { Table } from "$lib/protocol";

type At = Pick<Table, "id" | "number">;

/** Take this seat, or any open one (`null`). If the person has taken a seat in another tab, this page shows that seat. */
export async function sit({ id, number }: At, name: string, seat: number | null): Promise<Table> {
  try {
    return await api.sit(id, name, seat, number);
  } catch (error) {
    if (!(error instanceof CallFailed && error.problem.code === "seat_taken")) throw error;
    const table = await api.table(id);
    if (table.you === null) throw error;
    return table;
  }
}
