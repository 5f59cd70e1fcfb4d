/** The second board: the same view as the table's, in words, a line a pile. */
import { cardsOf } from "../intent";
import { COLUMNS, SLOTS, STOCK, WASTE } from "../piles";
import { pileLabel } from "../speech";
import { cardArgs, t } from "../tongue.svelte";
import type { CardView, TableView } from "../wire";
import { placeName } from "./actions";

export interface Line {
  pile: string;
  text: string;
}

export const sayScore = ({ score, moves }: TableView): string => t("text-score", { score, moves });

export function talonLines(table: TableView): Line[] {
  return [
    { pile: STOCK, text: t("pile-stock", { count: cardsOf(table, STOCK).length }) },
    { pile: WASTE, text: pileLabel(WASTE, cardsOf(table, WASTE)) },
  ];
}

export const columnLines = (table: TableView): Line[] =>
  COLUMNS.map((pile) => ({ pile, text: pileLabel(pile, cardsOf(table, pile)) }));

export const foundationLines = (table: TableView): Line[] =>
  SLOTS.map((pile, slot) => ({ pile, text: pileLabel(pile, cardsOf(table, pile), slot) }));

/** Where each card may go, a sentence a card, and what a tap on the stock does. */
export function moveLines(table: TableView): string[] {
  const moves = [WASTE, ...COLUMNS, ...SLOTS].flatMap((pile) => movesFrom(pile, cardsOf(table, pile)));
  const stock = table.tap ? [t(cardsOf(table, STOCK).length ? "text-draw" : "text-turn-over")] : [];
  return [...(moves.length ? moves : [t("text-no-move")]), ...stock];
}

function movesFrom(pile: string, cards: readonly CardView[]): string[] {
  return cards.flatMap(({ card, to }, index) => {
    if (!card || !to.length) return [];
    const targets = to.map(placeName).join(", ");
    const count = cards.length - index;
    return [t("text-move", { ...cardArgs(card), from: placeName(pile), to: targets, count })];
  });
}
