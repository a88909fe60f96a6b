import type { Table } from "./contract";

export type {
  Happening as TycoonHappening,
  Play as TycoonPlay,
  ShownCard,
  Table as TycoonTable,
} from "./contract";

export type Order = Table["order"];
