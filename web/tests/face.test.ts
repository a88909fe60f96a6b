import { describe, expect, it } from "vitest";
import { codeOf, lookOf, type Look } from "../src/face/face";

const bot = (name: string, level = "club") => lookOf({ kind: "bot", name, level, face: null });
const person = (name: string, face: string | null = null) => lookOf({ kind: "person", name, face });
const seen = ({ character, colour }: Look) => `${character} ${colour}`;

describe("the face of whoever sits there", () => {
  it("is the chosen one", () => {
    expect(seen(person("Ada", "c8"))).toBe("2 7");
    expect(codeOf(2, 7)).toBe("c8");
  });

  it("is else that of the name, always the same one", () => {
    expect(person("Ada")).toEqual(person("Ada"));
    const faces = Array.from({ length: 400 }, (_, index) => seen(person(`Guest ${index}`)));
    expect(new Set(faces).size).toBe(64);
  });

  it("differs in character and colour among the bots of a table", () => {
    const bots = ["Ada", "Bruno", "Cara", "Dario", "Elin", "Fritz", "Greta", "Hanna"].map((name) =>
      bot(name),
    );
    expect(new Set(bots.map(({ character }) => character)).size).toBe(8);
    expect(new Set(bots.map(({ colour }) => colour)).size).toBe(8);
  });

  it("stands on one stick more for each level of a bot, and on none of these for people", () => {
    const levels = ["beginner", "casual", "club", "expert", "champion"];
    expect(levels.map((level) => bot("Ada", level).sticks)).toEqual([1, 2, 3, 4, 5]);
    expect(person("Ada").sticks).toBe(0);
  });
});
