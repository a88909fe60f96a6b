import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Scene } from "../src/table/scene.svelte";
import Seat from "../src/table/layout/Seat.svelte";

test("the own row shows “You” instead of a random name", () => {
  const seats = [{ seat: 0, name: "Quick Fox", kind: "person" }];
  const scene = {
    me: 0,
    play: { table: { seats, clocks: null } },
    name: () => "Quick Fox",
    shortName: () => "You",
  } as unknown as Scene;
  const props = { scene, seat: 0, broad: true, glow: false, details: [], children: (() => {}) as never };
  const { body } = render(Seat, { props });
  expect(/class="name[^>]*>([^<]*)</.exec(body)?.[1]).toBe("You");
  expect(/aria-label="([^"]*)"/.exec(body)?.[1]).toMatch(/^You/);
});
