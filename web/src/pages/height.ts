/** How high columns are on a board to look at, in cards: what is seen of a card under others, and the last one whole. */
import { isColumn } from "../piles";

type Cards = readonly { card: string | null }[];

/** What is seen of a card that lies under another. */
export const stripOf = ({ card }: Cards[number]): number => (card ? 0.34 : 0.15);

export const heightOf = (cards: Cards): number =>
  cards.slice(0, -1).reduce((sum, card) => sum + stripOf(card), 1);

/** The height of the tallest column: kept for it, the page does not jump. */
export function tallestOf(piles: Readonly<Record<string, Cards>>): number {
  const columns = Object.entries(piles).filter(([pile]) => isColumn(pile));
  return Math.max(1, ...columns.map(([, cards]) => heightOf(cards)));
}
