import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { manifests } from "../shell";

type Icon = { src: string; sizes: string; type: string; purpose: string };
type Manifest = { name: string; description: string; lang: string; theme_color: string; icons: Icon[] };

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const told = Object.entries(manifests()).map(([language, text]): [string, Manifest] => [
  language,
  JSON.parse(text) as Manifest,
]);

test.each(told)("the app is described in %s", (language, manifest) => {
  expect(manifest.lang).toBe(language);
  expect(manifest.name).toBe("Matchwood");
  expect(manifest.description).not.toMatch(/^app-/);
  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  expect(page).toContain(`content="${manifest.theme_color}" data-scheme="light"`);
});

test.each(told)("the icons of the app in %s exist and have the declared size", (_, { icons }) => {
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes, type } of icons) {
    expect(existsSync(PUBLIC + src), src).toBe(true);
    if (type !== "image/png") continue;
    const file = readFileSync(PUBLIC + src);
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("there is a manifest in each language", () => {
  expect(told.map(([language]) => language).sort()).toEqual(["de", "en"]);
});
