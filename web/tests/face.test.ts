import { describe, expect, it } from "vitest";
import { codeOf, lookOf, type Look } from "../src/face/face";

const bot = (name: string, level = "club") => lookOf({ kind: "bot", name, level, face: null });
const person = (name: string, face: string | null = null) => lookOf({ kind: "person", name, face });
const seen = ({ character, colour }: Look) => `${character} ${colour}`;

describe("the face of a player", () => {
  it("a chosen face is shown", () => {
    expect(seen(person("Ada", "c8"))).toBe("2 7");
    expect(codeOf(2, 7)).toBe("c8");
  });

  it("without a choice, the face depends on the name", () => {
    expect(person("Ada")).toEqual(person("Ada"));
    const faces = Array.from({ length: 400 }, (_, index) => seen(person(`Guest ${index}`)));
    expect(new Set(faces).size).toBe(64);
  });

  it("the bots of a table differ in character and colour", () => {
    const bots = ["Ada", "Bruno", "Cara", "Dario", "Elin", "Fritz", "Greta", "Hanna"].map((name) =>
      bot(name),
    );
    expect(new Set(bots.map(({ character }) => character)).size).toBe(8);
    expect(new Set(bots.map(({ colour }) => colour)).size).toBe(8);
  });

  it("a bot's face has one matchstick for each level, a person's face has none", () => {
    const levels = ["beginner", "casual", "club", "expert", "champion"];
    expect(levels.map((level) => bot("Ada", level).sticks)).toEqual([1, 2, 3, 4, 5]);
    expect(person("Ada").sticks).toBe(0);
  });
});
