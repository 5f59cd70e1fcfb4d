/** The words of the page in every language there is a file for. Adding a file adds a language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

const FALLBACK = "en";

const files: Record<string, string> = import.meta.glob("../../src/easyharp/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type Args = Record<string, FluentVariable>;

const bundles = new Map(
  Object.entries(files).map(([path, text]) => {
    const locale = path.replace(/^.*\/|\.ftl$/g, "");
    return [locale, bundleOf(locale, text)];
  }),
);

export const locales: readonly string[] = [...bundles.keys()];

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

export function has(locale: string, id: string): boolean {
  return bundles.get(locale)?.hasMessage(id) ?? false;
}

/** The names of all messages of a language, in order. */
export function idsIn(locale: string): string[] {
  const text = Object.entries(files).find(([path]) => path.endsWith(`/${locale}.ftl`))?.[1] ?? "";
  return [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, id]) => id ?? "").sort();
}

function bundleOf(locale: string, text: string): FluentBundle {
  // Marks that isolate the direction of a name would end up in labels and copied text.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}
