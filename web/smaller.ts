/*
 * Files of the built page in forms that take fewer bytes on the way: `name.br` and `name.gz` beside `name`. It is done once, at
 * the build, with all the care there is, and not by the server for each of those who ask.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What is text; pictures and fonts are small already. */
const TEXT = /\.(css|js|json|svg|txt|webmanifest)$/;

/** A file that fits into one packet of the network comes no sooner if it is smaller. */
const PACKET = 1_400;

const brotli = (text: Buffer) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

export const smaller: Plugin = {
  name: "smaller files",
  apply: "build",
  writeBundle({ dir }) {
    for (const file of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
      if (!TEXT.test(file)) continue;
      const text = readFileSync(join(dir!, file));
      if (text.length <= PACKET) continue;
      writeFileSync(join(dir!, `${file}.br`), brotli(text));
      writeFileSync(join(dir!, `${file}.gz`), gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
    }
  },
};
