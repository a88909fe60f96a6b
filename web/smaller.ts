/*
 * Compresses the files of the built page to `name.br` and `name.gz`. The build has time for the best compression, which the
 * server would have to repeat for each request.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Text files. Pictures and fonts are already compressed. */
const TEXT = /\.(css|js|json|svg|txt|webmanifest)$/;

/** A file that fits into one network packet does not arrive sooner if it is compressed. */
const PACKET_BYTES = 1_400;

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
      if (text.length <= PACKET_BYTES) continue;
      writeFileSync(join(dir!, `${file}.br`), brotli(text));
      writeFileSync(join(dir!, `${file}.gz`), gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
    }
  },
};
