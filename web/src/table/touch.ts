/** What a pointer touches: a pile, and in it a card. */

export interface Touched {
  pile: string;
  /** The card's place in the deal, null for the pile's floor. */
  place: number | null;
  /** The card's element, when there is one. */
  card: HTMLElement | null;
}

const CARD = "card-";

export const cardId = (place: number): string => `${CARD}${place}`;

export const placeOf = (card: Element): number => Number(card.id.slice(CARD.length));

export function touched(target: EventTarget | null): Touched | null {
  if (!(target instanceof Element)) return null;
  const pile = target.closest<HTMLElement>("[data-pile]")?.dataset["pile"];
  const card = target.closest<HTMLElement>(`[id^="${CARD}"]`);
  return pile === undefined ? null : { pile, card, place: card ? placeOf(card) : null };
}

/** The card and all that lies on it. */
export function withAllOn(card: HTMLElement): HTMLElement[] {
  const cards = [card];
  for (let next = card.nextElementSibling; next; next = next.nextElementSibling) {
    if (next instanceof HTMLElement && next.id.startsWith(CARD)) cards.push(next);
  }
  return cards;
}
