/** Which card moved last: the one that lies on top where the last action that stands brought something. */
import { cardsOf } from "../intent";
import { FOUNDATIONS, SLOTS, isColumn } from "../piles";
import type { TableView } from "../wire";

/** Its place; null when nothing was moved, or only drawn. `before` tells which foundation grew. */
export function lastMoved(table: TableView, before: TableView | null): number | null {
  const target = table.last?.at(-1) ?? "";
  if (isColumn(target) && table.last !== target) return topOf(table, target);
  if (target !== FOUNDATIONS || !before) return null;
  const grown = SLOTS.find((slot) => cardsOf(table, slot).length > cardsOf(before, slot).length);
  return grown ? topOf(table, grown) : null;
}

function topOf(table: TableView, pile: string): number | null {
  return cardsOf(table, pile).at(-1)?.place ?? null;
}
