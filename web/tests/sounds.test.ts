import { beforeEach, describe, expect, test, vi } from "vitest";
import { beatsOf, TEMPI } from "../src/games/matchmaster/beats";
import type { Table } from "../src/games/matchmaster/contract";
import { RECIPES } from "../src/lib/sounds/recipes";
import { loudness, peak, RATE, render } from "../src/lib/sounds/synth";

const browser = vi.hoisted(() => {
  const document = { hidden: false, documentElement: { dataset: {}, lang: "" }, querySelectorAll: () => [] };
  vi.stubGlobal("document", document);
  return { document, loaded: 0, heard: [] as [string, number][] };
});
vi.mock("../src/lib/sounds/player", () => {
  browser.loaded += 1;
  return {
    Player: class {
      play = (...heard: [string, number]) => browser.heard.push(heard);
    },
  };
});

const decibels = (figure: number) => 20 * Math.log10(figure);

describe.each(Object.entries(RECIPES))("the sound %s", (_, { layers }) => {
  const samples = render(layers);

  test("each sound is short, and as loud as the others", () => {
    expect(samples.length / RATE).toBeLessThan(1.2);
    expect(decibels(peak(samples))).toBeLessThan(-3);
    expect(decibels(loudness(samples))).toBeGreaterThan(-24);
    expect(decibels(loudness(samples))).toBeLessThan(-19);
  });

  test("each sound is the same at each computation, and ends in silence", () => {
    expect(render(layers)).toEqual(samples);
    expect(decibels(peak(samples.slice(-RATE / 1000)))).toBeLessThan(-35);
  });
});

describe("playing sounds", () => {
  beforeEach(() => {
    browser.heard.length = 0;
    browser.document.hidden = false;
  });

  test("sounds are neither loaded nor played until a person switches them on", async () => {
    const { sounds } = await import("../src/lib/sounds");
    const { settings } = await import("../src/lib/settings.svelte");
    expect(settings.sound).toBe("off");
    sounds.prepare();
    sounds.play("card");
    await vi.dynamicImportSettled();
    expect([browser.loaded, browser.heard]).toEqual([0, []]);
    settings.choose("sound", "full");
    sounds.play("card");
    await vi.waitFor(() => expect(browser.heard).toEqual([["card", 1, undefined]]));
    expect(browser.loaded).toBe(1);
  });

  test("quiet sounds are less loud, and a hidden page plays only “your turn”", async () => {
    const { sounds } = await import("../src/lib/sounds");
    const { settings } = await import("../src/lib/settings.svelte");
    settings.choose("sound", "quiet");
    browser.document.hidden = true;
    sounds.play("card");
    sounds.play("your_turn");
    await vi.waitFor(() => expect(browser.heard).toHaveLength(1));
    const [[sound, volume]] = browser.heard as [[string, number]];
    expect(sound).toBe("your_turn");
    expect(volume).toBeLessThan(0.5);
  });

  test("sounds belong to beats of an animation", () => {
    const table = { trick: [], cards: [1, 1], hand: null, tricks: [0, 0] } as unknown as Table;
    const of = (happening: object) =>
      beatsOf(happening as never, { table, taken: null }, table, TEMPI.calm).map(({ sound }) => sound);
    expect(of({ type: "card", seat: 0, card: "B7" })).toEqual(["card"]);
    expect(of({ type: "bids", bids: [1, 0] })).toEqual(["strike"]);
    expect(of({ type: "trick", winner: 1, cards: [] })).toEqual([undefined, "trick"]);
  });
});
