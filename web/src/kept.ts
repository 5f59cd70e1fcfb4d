/** What did not change is kept as it was: piles and cards of the new view that equal the old ones are not drawn anew. */
import type { CardView, TableView } from "./wire";

export function kept(before: TableView | undefined, now: TableView): TableView {
  if (!before) return now;
  const piles = Object.entries(now.piles).map(([pile, cards]) => [pile, keptPile(before.piles[pile], cards)]);
  return { ...now, piles: Object.fromEntries(piles) as TableView["piles"] };
}

function keptPile(before: CardView[] = [], now: CardView[]): CardView[] {
  const cards = now.map((card, index) => keptCard(before[index], card));
  const isSame = before.length === cards.length && cards.every((card, index) => card === before[index]);
  return isSame ? before : cards;
}

function keptCard(before: CardView | undefined, now: CardView): CardView {
  const isSame =
    before?.place === now.place && before.card === now.card && before.to.join() === now.to.join();
  return isSame ? before : now;
}
