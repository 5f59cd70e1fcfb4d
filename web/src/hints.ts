/** What a hint says, and which card and pile it means. */
import { placeName } from "./ears/actions";
import { cardsOf } from "./intent";
import { STOCK } from "./piles";
import { cardName, t } from "./tongue.svelte";
import type { CardView, GameMessage, HintMessage, TableView } from "./wire";

export function sayHint(hint: HintMessage, table: TableView): string {
  if (hint.kind !== "action") return t(`hint-${hint.kind}`);
  return `${sayNext(hint, table)} ${t("hint-left", { moves: hint.moves })}`;
}

/** Why no number of undos helps. Only in a deal that can be won, undo is what does not reach far enough. */
export function sayNoWayBack(standing: GameMessage["standing"]): string {
  if (standing === "unwinnable") return t("hint-deal-unwinnable");
  return t(standing === "winnable" ? "hint-no-way-back" : "hint-none-winnable");
}

/** The card that the hint is about; undefined for a tap of the stock. */
export function hintedCard(hint: HintMessage | null, table: TableView): CardView | undefined {
  return hint?.grab ? cardsOf(table, hint.grab.pile)[hint.grab.card] : undefined;
}

/** The part that a pile has in a hint. */
export function partOf(pile: string, hint: HintMessage | null): "from" | "to" | null {
  if (hint?.kind !== "action") return null;
  if (hint.target === pile) return "to";
  return pile === STOCK && hint.grab === null ? "from" : null;
}

function sayNext(hint: HintMessage, table: TableView): string {
  const face = hintedCard(hint, table)?.card;
  if (!face || !hint.grab || !hint.target) return t("hint-draw", { taps: hint.taps });
  const count = cardsOf(table, hint.grab.pile).length - hint.grab.card;
  const [from, to] = [placeName(hint.grab.pile), placeName(hint.target)];
  return t("hint-move", { card: cardName(face), count, from, to });
}
