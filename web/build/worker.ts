/** Makes `sw.js` of `build/sw.js`: with the hash of the build, and the files that the first page needs. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";

const SOURCE = new URL("sw.js", import.meta.url);

/** The entry with all that it imports at once, and the words: what the game is played with. */
function firstFiles(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    if (chunk.type !== "chunk") return;
    chunk.imports.forEach(visit);
    chunk.viteMetadata?.importedCss.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    const isWords = chunk.type === "chunk" && (chunk.facadeModuleId ?? "").includes(".ftl");
    if (isWords || (chunk.type === "chunk" && chunk.isEntry)) visit(name);
  }
  return [...found].sort().map((name) => `/${name}`);
}

export function worker(): Plugin {
  return {
    name: "easyharp-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const code = readFileSync(SOURCE, "utf8");
        const names = Object.keys(bundle).sort().join("\n");
        const hash = createHash("sha256").update(names).update(code).digest("hex").slice(0, 12);
        const head = `const BUILD = "${hash}";\nconst ASSETS = ${JSON.stringify(firstFiles(bundle))};\n`;
        this.emitFile({ type: "asset", fileName: "sw.js", source: head + code });
      },
    },
  };
}
