/** The language that the page speaks now. */
import { choose, say, type Args } from "./words";
import { colourOf, rankOf, suitOf } from "./faces";

const tongue = $state({ locale: choose(navigator.languages) });

/** Speak a language by name, or with null the browser's own. */
export function speak(language: string | null): void {
  tongue.locale = choose(language ? [language] : navigator.languages);
}

export const spoken = (): string => tongue.locale;

export function t(id: string, args: Args = {}): string {
  return say(tongue.locale, id, args);
}

/** A card's name: as a name, within a sentence, or at the start of one. */
export function cardName(face: string, form: "name" | "inside" | "start" = "name"): string {
  return t("card", { rank: rankOf(face), suit: suitOf(face), form });
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
