/** Lays a Brotli and a gzip copy beside every text file of the build; the server hands out the one that is accepted. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|txt|webmanifest|json)$/;
/** A smaller file fits into one packet either way. */
const WORTH_IT = 1024;

function copies(file: string): void {
  const raw = readFileSync(file);
  if (raw.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  writeFileSync(`${file}.br`, brotliCompressSync(raw, { params }));
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
}

export function compress(): Plugin {
  let folder = "";
  return {
    name: "easyharp-compress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      files.filter((file) => TEXT.test(file)).forEach((file) => copies(join(folder, file)));
    },
  };
}
