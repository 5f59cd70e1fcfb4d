/** A gesture knows which card it was made on; an intent says where that card lies when it is sent. */
import type { CardView, IntentRequest, TableView } from "./wire";

export type Intent = IntentRequest["intent"];

export type Gesture =
  | { type: "tap"; pile: string; place: number | null; at: number }
  | { type: "hold"; pile: string; place: number }
  | { type: "drop"; pile: string; place: number; target: string }
  | { type: "action"; action: string };

/** The intent of a gesture on this table; null when the card has meanwhile left the pile it was touched in. */
export function intentOf(gesture: Gesture, table: TableView): Intent | null {
  if (gesture.type === "action") return gesture;
  const { pile, place, ...rest } = gesture;
  if (place === null) return rest.type === "tap" ? { ...rest, pile, card: null } : null;
  const card = indexOf(table, pile, place);
  return card < 0 ? null : { ...rest, pile, card };
}

function indexOf(table: TableView, pile: string, place: number): number {
  return cardsOf(table, pile).findIndex((card) => card.place === place);
}

export function cardsOf(table: TableView, pile: string): CardView[] {
  return table.piles[pile] ?? [];
}
