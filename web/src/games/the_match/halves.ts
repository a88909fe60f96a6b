import type { Half } from "./types";

/** In the order in which they are played. */
export const HALVES: Half[] = ["first_half", "second_half", "first_extra_half", "second_extra_half"];
