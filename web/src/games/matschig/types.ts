import type { Defence as Defended, Row } from "./contract";

export type { Happening as MatschigHappening, Row, Table as MatschigTable } from "./contract";

export type Halved = Row["halved"][number];
export type Defence = Omit<Defended, "type">;
