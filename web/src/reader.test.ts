import { describe, expect, test, vi } from "vitest";
import { dateFormat, numberFormat } from "./formats";
import { firstWeekday, weekdays } from "./pages/month";
import { tagsIn } from "./reader";
import { choose, load, locales, nameOf, regionOf } from "./words";

const SAID: [unknown, string[]][] = [
  [
    ["hu-HU", "en"],
    ["hu-HU", "en"],
  ],
  [["C"], []],
  [["POSIX"], []],
  [[""], []],
  [["x"], []],
  [["en_US.UTF-8"], ["en-US"]],
  [["en-us", "en-US"], ["en-US"]],
  [["sr_RS@latin"], ["sr-RS"]],
  [["hu-"], ["hu"]],
  [["C", "*", "pt-PT"], ["pt-PT"]],
  [["e n", "hu-HU-HU-HU", "🂡", null, 7, {}], []],
  [[], []],
  ["hu", []],
  [undefined, []],
  [null, []],
];

const sources: Record<string, string> = import.meta.glob(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("nothing else asks the browser for its languages", () => {
  const asking = Object.keys(sources).filter((name) => /navigator\.language/.test(sources[name] ?? ""));
  expect(asking).toEqual(["./reader.ts"]);
});

describe("what a browser says of its reader's languages", () => {
  test.each(SAID)("%j means %j", (said, tags) => expect(tagsIn(said)).toEqual(tags));

  test.each(SAID)("%j makes no format throw", async (said) => {
    vi.stubGlobal("navigator", { languages: said });
    // Anew, since a language takes up the reader's own region when it is loaded.
    vi.resetModules();
    const words = (await import("./words")) as {
      choose: typeof choose;
      load: typeof load;
      regionOf: typeof regionOf;
    };
    await Promise.all(locales.map((locale) => words.load(locale)));
    const region = words.regionOf(words.choose(tagsIn(said)));
    expect(nameOf(choose(tagsIn(said)))).not.toBe("");
    expect(numberFormat(region, {}).format(1)).toBe("1");
    expect(dateFormat(region, { dateStyle: "long" }).format(0)).not.toBe("");
    expect(weekdays(region, firstWeekday(tagsIn(said)[0] ?? region))).toHaveLength(7);
    vi.unstubAllGlobals();
  });
});
