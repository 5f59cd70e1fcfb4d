/** Every message that the page can ask for exists, and every message that exists is asked for. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { STEPS } from "./guide/steps";
import { KEY_MAP } from "./keys";
import { GROUPS, messageOf, type Option } from "./options";
import { PAGES } from "./pages";
import { EXAMPLES } from "./pages/examples";
import { QUESTIONS } from "./pages/questions";
import { REFUSALS } from "./pages/refusals";
import { SECTIONS } from "./pages/sections";
import { locales } from "./words";

type Files = Record<string, string>;
const sources: Files = import.meta.glob(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts: Files = import.meta.glob("../../src/easyharp/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const server: Files = import.meta.glob("../../src/easyharp/server/examples.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

const quoted = (text: string): string[] =>
  [...text.matchAll(/["']([a-z0-9-]+)["']/g)].map(([, id]) => id ?? "");
const code = Object.values(sources).join("\n");
const options = GROUPS.flatMap(({ options }) => options);

/** The values that a type of the code can have, by the pattern of what stands before them. */
function valuesOf(before: string): string[] {
  const values = quoted(new RegExp(`${before}([^;]*);`).exec(code)?.[1] ?? "");
  expect(values, before).not.toEqual([]);
  return values;
}

/** The captions of an example, as the server names them. */
function captionsOf(name: string): string[] {
  const [, found = ""] = (Object.values(server)[0] ?? "").split(`    "${name}",\n`, 2);
  const captions = [
    ...found.slice(0, found.indexOf("\n)\n")).matchAll(/^ {4}"([a-z-]+)",$|, "([a-z-]+)"\),$/gm),
  ];
  return captions.map(([, opening, caption]) => opening ?? caption ?? "");
}

function amongOf(option: Option): string[] {
  if (option.kind === "switch") return ["hint"];
  return option.among.map((value) => (option.kind === "pause" ? `ms-${value}` : String(value)));
}

const but = (values: string[], ...without: string[]): string[] =>
  values.filter((one) => !without.includes(one));

/** The names that are put together, by the way in which the code does it, with all that can be put there. */
const FAMILIES: Record<string, string[]> = {
  "day-state-*": but(valuesOf("interface DayMessage {[^}]*?state:"), "none"),
  "deal-*": valuesOf("type DealFault ="),
  "example-*-*": EXAMPLES.flatMap((name) => captionsOf(name).map((caption) => `${name}-${caption}`)),
  "example-*-title": [...EXAMPLES],
  "faq-*-text": QUESTIONS.flatMap(({ asked }) => [...asked]),
  "faq-*-title": QUESTIONS.flatMap(({ name, asked }) => [name, ...asked]),
  "guide-hint-*": ["onto", "home"],
  "guide-step-*": STEPS.map(({ name }) => name),
  "hint-*": but(valuesOf("interface HintMessage {[^}]*?kind:"), "action"),
  "history-show-*": valuesOf("type Show ="),
  "key-*": KEY_MAP.map(({ name }) => name),
  "new-deal-hint-*": options.flatMap((option) => (option.name === "new_deals" ? option.among : [])),
  "offline-*": but(valuesOf("type Trouble ="), "kind"),
  "record-fault-*": valuesOf("type RecordFault ="),
  "refusal-*": REFUSALS.map(({ reason }) => reason),
  "rules-*-*": SECTIONS.flatMap(({ name, said }) => said.map((words) => `${name}-${words}`)),
  "rules-*-title": SECTIONS.map(({ name }) => name),
  "spoken-*": but(valuesOf("type EventKind ="), "moved"),
  "standing-*": valuesOf("type Standing ="),
  "transfer-fault-*": valuesOf("type TransferFault ="),
  "typed-fault-*": valuesOf("type TypedFault ="),
  "why-*": REFUSALS.map(({ reason }) => reason),
};

/** Messages that are asked for through a variable, by the data that it runs through. */
const LISTED = [
  ...PAGES.flatMap(({ name, title }) => [name, ...(title ? [title] : [])]),
  ...GROUPS.map(({ title }) => title),
  ...options.map(({ name }) => messageOf(name)),
  ...valuesOf('let said = \\$state<"" \\|'),
  ...valuesOf("function failed\\(words:"),
  ...valuesOf("interface Notice {\\s*id:"),
  ...valuesOf("interface NoticeMessage {[^}]*?kind:").map((kind) => `notice-${kind}`),
];

const made = Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => fill(family, name)));

/** A family's name with its gaps filled; two gaps side by side are filled as one. */
function fill(family: string, name: string): string {
  return family.replace("*-*", "*").replace("*", name);
}

/** What stands in the first argument of every call of `t` and in that of `part`. */
const asked = [...code.matchAll(/\b(?:t|part)\(\s*((?:[^(),{]|\$\{[^}]*\}|\([^()]*\))*)/g)].map(
  ([, argument]) => argument ?? "",
);
/** Messages by name; what is only compared with is none. */
const named = asked.flatMap((argument) => quoted(argument.replace(/[!=]== *"[^"]*"/g, "")));
/** Names with a hyphen that stand in the code otherwise than as an attribute of the page. */
const elsewhere = new Set(quoted(code.replace(/[\w:-]+="[^"{]*"/g, "")).filter((id) => id.includes("-")));

/** The messages of a language, with the names of their parts. */
function messagesIn(locale: string): Map<string, string[]> {
  const [, text = ""] = Object.entries(texts).find(([path]) => path.endsWith(`/${locale}.ftl`)) ?? [];
  return new Map(
    new FluentResource(text).body.map(({ id, attributes }) => [id, Object.keys(attributes).sort()]),
  );
}

const english = messagesIn("en");

describe("the messages", () => {
  test("that are asked for by name exist", () => {
    expect(named.length).toBeGreaterThan(150);
    expect([...named, ...LISTED].filter((id) => !english.has(id))).toEqual([]);
  });

  test("whose names are put together are all known, and exist", () => {
    const families = [...code.matchAll(/\bt\(\s*`([^`]*)`/g)].map(([, text = ""]) =>
      text.replace(/\$\{.*?\}+/g, "*"),
    );
    expect([...new Set(families)].sort()).toEqual(Object.keys(FAMILIES).sort());
    expect(made.length).toBeGreaterThan(140);
    expect(made.filter((id) => !english.has(id))).toEqual([]);
  });

  test("that exist are asked for", () => {
    // Those that begin with `cli-` are Python's; the build and the words themselves read these two.
    const used = new Set([...named, ...made, ...LISTED, ...elsewhere, "region", "app-description"]);
    expect([...english.keys()].filter((id) => !used.has(id) && !id.startsWith("cli-"))).toEqual([]);
  });

  test.each(locales)("have in %s the parts that the settings show, and no other", (locale) => {
    const wanted = options.map((option) => [messageOf(option.name), amongOf(option).sort()] as const);
    const found = [...messagesIn(locale)].filter(([, parts]) => parts.length);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });
});
