import { beforeAll, describe, expect, test } from "vitest";
import { readable } from "./day";
import { choose, load, locales, regionOf, say } from "./words";

const texts: Record<string, string> = import.meta.glob("../../src/easyharp/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(async () => {
  await Promise.all(locales.map(load));
});

describe("the words", () => {
  test("are there in three languages at least", () => {
    expect(locales).toEqual(expect.arrayContaining(["en", "hu", "pt"]));
  });

  test.each(locales)("%s has every message that English has, and no other", (locale) => {
    expect(idsIn(locale)).toEqual(idsIn("en"));
  });
});

describe("a language is chosen", () => {
  test.each([
    [["hu-HU", "en"], "hu"],
    [["pt-BR"], "pt"],
    [["de", "pt-PT"], "pt"],
    [["ja"], "en"],
    [[], "en"],
  ])("%j reads %s", (wanted, locale) => expect(choose(wanted)).toBe(locale));
});

describe("a number is written as where the language is spoken", () => {
  const plain = (text: string) => text.replace(/\s/gu, " ");

  test.each([
    ["pt", 1300, "Pontuação: 1300; jogadas: 734."],
    ["pt", 12_345, "Pontuação: 12 345; jogadas: 734."],
    ["hu", 1300, "Pontszám: 1300, lépések: 734."],
    ["hu", 12_345, "Pontszám: 12 345, lépések: 734."],
    ["en", 1300, "Score 1,300, 734 moves."],
  ])("in %s %i", (locale, score, words) => {
    expect(plain(say(locale, "win-summary", { score, moves: 734 }))).toBe(words);
  });

  test("and so are dates", () => {
    expect(regionOf("pt")).toBe("pt-PT");
    expect(readable("2026-11-30", regionOf("pt"))).toBe("30 de novembro de 2026");
  });
});

describe("a card is named", () => {
  test.each([
    ["en", "inside", "the queen of spades"],
    ["en", "start", "The queen of spades"],
    ["hu", "name", "pikk dáma"],
    ["hu", "start", "A pikk dáma"],
    ["pt", "inside", "a dama de espadas"],
    ["pt", "name", "dama de espadas"],
  ])("in %s, %s: %s", (locale, form, name) => {
    expect(say(locale, "card", { rank: "Q", suit: "S", form })).toBe(name);
  });

  test("in Hungarian with the article its number needs", () => {
    const to = (column: number) => say("hu", "spoken-to-column", { "card-start": "A kőr 7", column });
    expect(to(5)).toBe("A kőr 7 az 5. oszlopba került.");
    expect(to(4)).toBe("A kőr 7 a 4. oszlopba került.");
  });
});

/** The names of all messages of a language, in order. */
function idsIn(locale: string): string[] {
  const text = Object.entries(texts).find(([path]) => path.endsWith(`/${locale}.ftl`))?.[1] ?? "";
  return [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, id]) => id ?? "").sort();
}
