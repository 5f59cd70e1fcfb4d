/** Actions of the notation in words: what is being typed, what was undone. */
import type { Typed } from "../notation";
import { isColumn, isSlot, suitOfSlot, WASTE } from "../piles";
import { t } from "../tongue.svelte";

/** What is typed so far, or why it is no action. */
export function sayTyped(typed: Typed): string {
  if (typed.kind === "empty") return "";
  if (typed.kind === "fault") return t(`typed-fault-${typed.fault}`);
  if (typed.kind === "part") return t("typed-part", { from: placeName(typed.source) });
  return t("typed-action", { action: sayAction(typed.action) });
}

/** An action such as `47` in words; a run or a card, the rules alone know. */
export function sayAction(action: string): string {
  const [source = "", target = ""] = action;
  if (action === "S") return t("typed-stock");
  if (action === "U") return t("undo");
  if (action === "R") return t("redo");
  return t("typed-move", { from: placeName(source), to: placeName(target) });
}

/** The name of a place, as it stands in a list. */
export function placeName(pile: string): string {
  if (isColumn(pile)) return t("place-column", { column: Number(pile) });
  if (pile === WASTE) return t("place-waste");
  if (!isSlot(pile)) return t("place-foundations");
  return t("place-foundation", { slot: "aceg".includes(pile) ? 1 : 2, suit: suitOfSlot(pile) });
}
