/** A language is one file: with a fourth beside the three, the words know it without a change of the code. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";

const WEB = resolve(import.meta.dirname, "..");
const TEXTS = "src/easyharp/texts";

/** The words and the languages alone in a folder of their own, with one language more. */
function withOneMore(locale: string): string {
  const root = mkdtempSync(join(tmpdir(), "easyharp-words-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "web/src"), { recursive: true });
  for (const file of ["words.ts", "reader.ts"]) cpSync(join(WEB, "src", file), join(root, "web/src", file));
  symlinkSync(join(WEB, "node_modules"), join(root, "web/node_modules"), "junction");
  cpSync(join(WEB, "..", TEXTS), join(root, TEXTS), {
    recursive: true,
    filter: (file) => !file.endsWith(".py"),
  });
  const english = readFileSync(join(root, TEXTS, "en.ftl"), "utf8");
  writeFileSync(join(root, TEXTS, `${locale}.ftl`), english.replace(/^undo = .*$/m, "undo = Malfari"));
  return join(root, "web");
}

test("a fourth language needs nothing but its file", async () => {
  const root = withOneMore("eo");
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true },
  });
  onTestFinished(() => server.close());
  const words = await server.ssrLoadModule("/src/words.ts");
  expect(words["locales"]).toContain("eo");
  expect(words["choose"](["eo-FR", "en"])).toBe("eo");
  await words["load"]("eo");
  expect(words["say"]("eo", "undo")).toBe("Malfari");
});
