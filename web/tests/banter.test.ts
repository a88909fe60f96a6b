import { describe, expect, it } from "vitest";
import { movedBy, remarkOn } from "../src/banter/occasions";
import { i18n } from "../src/lib/i18n/i18n.svelte";
import { say } from "../src/banter/words";

const sitter = (seat: number, kind: string) => ({
  seat,
  kind,
  name: "ABC"[seat]!,
  level: "club",
  face: null,
});
const SEATS = [sitter(0, "person"), sitter(1, "bot"), sitter(2, "bot")];
const TRICK = { type: "trick", winner: 1, cards: [] };
const remarks = (happening: { type: string }, count = 200) =>
  Array.from({ length: count }, (_, number) => remarkOn(happening, SEATS, "table", number)).filter(Boolean);

describe("remarks of bots", () => {
  it("a bot whose cards are concerned makes a remark, but not each time", () => {
    const said = remarks(TRICK);
    expect(said.length).toBeGreaterThan(20);
    expect(said.length).toBeLessThan(80);
    expect(new Set(said.map((remark) => `${remark!.seat} ${remark!.occasion}`))).toEqual(new Set(["1 won"]));
  });

  it("a person never makes a remark", () => {
    expect(remarks({ ...TRICK, winner: 0 } as { type: string })).toEqual([]);
  });

  it("all screens show the same remark", () => {
    expect(remarks(TRICK)).toEqual(remarks(TRICK));
  });

  it("each bot that an event concerns may make the remark", () => {
    expect(new Set(remarks({ type: "revolution" }).map((remark) => remark!.seat))).toEqual(new Set([1, 2]));
  });

  it("the remark about a defence depends on whether mud landed", () => {
    expect(movedBy({ type: "defence", seat: 1, points: 0 } as { type: string }, 3)[0]!.occasion).toBe("dry");
    expect(movedBy({ type: "defence", seat: 1, points: 5 } as { type: string }, 3)[0]!.occasion).toBe("mud");
  });

  it.each(["en", "de"])("remarks in the language %s exist for each occasion and temper", (language) => {
    i18n.language = language;
    const round = { type: "round", bids: [1, 1, 1], tricks: [1, 0, 1] };
    const shot = { type: "shot", seat: 1, goal: true };
    const thrown = { type: "throw", seat: 1, perfect: true };
    const seen = ["trick", "clear", "miss", "splash", "pass", "out", "revolution"].map((type) => ({
      type,
      seat: 1,
    }));
    const told = [...seen, round, shot, thrown, { type: "defence", seat: 1, points: 0 }];
    const occasions = new Set(
      told.flatMap((happening) => movedBy(happening, 3)).map(({ occasion }) => occasion),
    );
    expect(occasions.size).toBe(11);
    for (const occasion of occasions)
      for (const temper of ["merry", "gruff", "dreamy", "fine"])
        expect(say(`banter-${occasion}.${temper}`)).not.toContain("banter-");
    i18n.language = "en";
  });
});
