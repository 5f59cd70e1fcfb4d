/** The language that the page speaks now. */
import { choose, load, regionOf, say, sayPart, type Args } from "./words";
import { colourOf, rankOf, suitOf } from "./faces";
import { numberFormat } from "./formats";
import { readersTags } from "./reader";

const tongue = $state({ locale: choose(readersTags()) });
/** A table names its cards anew with every action, and there are only so many names. */
const names = new Map<string, string>();

/** The language that is spoken when one is chosen by name, or with null the browser's own. */
export const localeOf = (language: string | null): string => choose(language ? [language] : readersTags());

/** Speak a language by name, or with null the browser's own, as soon as its words are there. */
export async function speak(language: string | null): Promise<void> {
  const locale = localeOf(language);
  await load(locale);
  names.clear();
  tongue.locale = locale;
}

export const spoken = (): string => tongue.locale;

/** The tag that dates follow. */
export const region = (): string => regionOf(tongue.locale);

/** A number the way it is written here. */
export const figure = (value: number): string => numberFormat(region(), {}).format(value);

export function t(id: string, args: Args = {}): string {
  return say(tongue.locale, id, args);
}

/** A part of a message, such as the hint of an option. */
export function part(id: string, name: string): string {
  return sayPart(tongue.locale, id, name);
}

/** A card's name: as a name, within a sentence, or at the start of one. */
export function cardName(face: string, form: "name" | "inside" | "start" = "name"): string {
  const key = `${tongue.locale} ${face} ${form}`;
  const known = names.get(key) ?? t("card", { rank: rankOf(face), suit: suitOf(face), form });
  names.set(key, known);
  return known;
}

/** The arguments of a message about a card and the card it should go onto. */
export function cardArgs(card: string | null, target: string | null = null): Args {
  return {
    ...(card && {
      card: cardName(card, "inside"),
      "card-start": cardName(card, "start"),
      colour: colourOf(card),
    }),
    ...(target && { target: cardName(target, "inside") }),
  };
}
