/** Writes `licences.txt`: the packages that parts of the built page come from, each with the text of its licence. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

interface Manifest {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

const HEAD = `Easy Harp is made of its own code, under the MIT licence, and of parts of these packages.
This list is made while the page is built, from what went into it.`;
const RULE = "=".repeat(80);
/** What a package adds to its own licence about others that it brings along as a tool; none of it is in the page. */
const OF_TOOLS = /\n# Licenses of bundled dependencies[^]*/;
/** For packages that name their licence and do not bring its text. */
const TEXTS = new URL("licences/", import.meta.url);

/** The package that a file or a module comes from; vite's own small helpers have no file. */
function packageOf(id: string): string | undefined {
  if (id.startsWith("\0vite/")) return "vite";
  if (id.startsWith("\0rolldown/")) return "rolldown";
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

function packagesOf(bundle: Rollup.OutputBundle): string[] {
  const parts = Object.values(bundle);
  const ids = parts.flatMap((part) => (part.type === "chunk" ? part.moduleIds : part.originalFileNames));
  return [...new Set(ids.flatMap((id) => packageOf(id) ?? []))].sort();
}

function textOf(folder: string, { name, license, author }: Manifest): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  if (own) return readFileSync(join(folder, own), "utf8").replace(OF_TOOLS, "").trimEnd();
  const known = new URL(`${license}.txt`, TEXTS);
  if (!existsSync(known)) throw new Error(`${name} brings no licence, and ${known.pathname} is not there`);
  const by = typeof author === "string" ? author : author?.name;
  return `Copyright ${by ?? `the authors of ${name}`}\n\n${readFileSync(known, "utf8").trimEnd()}`;
}

function chapter(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const { name, version, license } = manifest;
  return [RULE, `${name} ${version}, ${license}`, RULE, "", textOf(folder, manifest)].join("\n");
}

export function licences(): Plugin {
  let packages = "";
  return {
    name: "easyharp-licences",
    apply: "build",
    configResolved: ({ root }) => {
      packages = resolve(root, "node_modules");
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chapters = packagesOf(bundle).map((name) => chapter(join(packages, name)));
        this.emitFile({
          type: "asset",
          fileName: "licences.txt",
          source: `${[HEAD, ...chapters].join("\n\n")}\n`,
        });
      },
    },
  };
}
