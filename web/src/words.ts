/** The words of the page in every language there is a file for. Adding a file adds a language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { readersTags } from "./reader";

const FALLBACK = "en";

// A chunk a language: nobody loads the words of a language that is not read.
const files = import.meta.glob<string>("../../src/easyharp/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

export type Args = Record<string, FluentVariable>;

const bundles = new Map<string, FluentBundle>();
const regions = new Map<string, string>();

const localeOf = (path: string): string => path.replace(/^.*\/|\.ftl$/g, "");

export const locales: readonly string[] = Object.keys(files).map(localeOf);

/** A language's own name, as its readers write it. */
export const nameOf = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;

/** Fetch the words of a language; until then it says only the names of messages. */
export async function load(locale: string): Promise<void> {
  const path = Object.keys(files).find((file) => localeOf(file) === locale);
  const file = path && !bundles.has(locale) ? files[path] : undefined;
  if (file) add(locale, new FluentResource(await file()));
}

/** The tag that figures and dates of a language follow: the region its file names, or the reader's own. */
export const regionOf = (locale: string): string => regions.get(locale) ?? locale;

/** The best language we have for what somebody reads, most wanted first. */
export function choose(wanted: readonly string[]): string {
  const [best] = negotiateLanguages(wanted, locales, { strategy: "lookup", defaultLocale: FALLBACK });
  return best ?? FALLBACK;
}

/** The message in a language. A missing one shows its name, so that it is found soon. */
export function say(locale: string, id: string, args: Args = {}): string {
  const bundle = bundles.get(locale);
  const value = bundle?.getMessage(id)?.value;
  return bundle && value ? bundle.formatPattern(value, args) : id;
}

/** A part of a message, such as the hint of an option; empty when the message has no such part. */
export function sayPart(locale: string, id: string, part: string, args: Args = {}): string {
  const bundle = bundles.get(locale);
  const value = bundle?.getMessage(id)?.attributes[part];
  return bundle && value ? bundle.formatPattern(value, args) : "";
}

export function has(locale: string, id: string): boolean {
  return bundles.get(locale)?.hasMessage(id) ?? false;
}

function add(locale: string, words: FluentResource): void {
  const named = String(words.body.find(({ id }) => id === "region")?.value ?? locale);
  const own = readersTags().find((tag) => tag.startsWith(`${locale}-`));
  const region = named === locale ? (own ?? locale) : named;
  // Marks that isolate the direction of a name would end up in labels and copied text.
  const bundle = new FluentBundle(region, { useIsolating: false });
  bundle.addResource(words);
  regions.set(locale, region);
  bundles.set(locale, bundle);
}
