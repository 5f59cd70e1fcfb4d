/**
 * Lays beside the page the same page in every language there are words for, `index.hu.html`: the server answers with
 * the one that the browser asks for, so that the language is named, and the page described, before any script runs.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const ENDING = ".ftl";

/** The page as it is served to readers of one language. */
function translated(page: string, words: string): string {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(words));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", {});
  return page
    .replace(/<html lang="[^"]*"/, `<html lang="${say("region")}"`)
    .replace(/(<p id="no-start"[^>]*>)[^<]*/, `$1${say("no-start")}`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${say("app-description")}`);
}

export function tongues(): Plugin {
  let [folder, texts] = ["", ""];
  return {
    name: "easyharp-tongues",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
      texts = resolve(root, "../src/easyharp/texts");
    },
    closeBundle: () => {
      const page = readFileSync(join(folder, "index.html"), "utf8");
      for (const file of readdirSync(texts).filter((name) => name.endsWith(ENDING))) {
        const words = readFileSync(join(texts, file), "utf8");
        writeFileSync(join(folder, `index.${file.replace(ENDING, "")}.html`), translated(page, words));
      }
    },
  };
}
