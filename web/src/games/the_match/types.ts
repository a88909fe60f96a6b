import type { Card, Shot as ShotTaken, Table, Whistle } from "./contract";

export type { Happening as TheMatchHappening, Shootout, Table as TheMatchTable } from "./contract";

export type Half = Whistle["part"];
export type Part = Table["part"];
/** Row and column, counted from 1 as seat A sees them. */
export type Place = Card["place"];
export type Shot = Omit<ShotTaken, "type">;
