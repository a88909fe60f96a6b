import { expect, test } from "vitest";
import { beatsOf as matchmaster } from "../src/games/matchmaster/beats";
import { beatsOf as matschig } from "../src/games/matschig/beats";
import { beatsOf as theMatch } from "../src/games/the_match/beats";
import { beatsOf as tycoon } from "../src/games/tycoon/beats";

const RETHINK = { type: "rethink", seat: 0 };

test.each(Object.entries({ matchmaster, matschig, theMatch, tycoon }))(
  "the animation of %s works after a player takes a move back",
  (_, beatsOf) => {
    const beats = (beatsOf as (...given: unknown[]) => unknown)(RETHINK, { table: {} }, {}, 0, {});
    expect(beats).toBeInstanceOf(Array);
  },
);
