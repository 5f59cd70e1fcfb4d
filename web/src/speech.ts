/** What an answer sounds like: one or two short sentences for the live region. */
import { cardArgs, cardName, spoken, t } from "./tongue.svelte";
import { isColumn, isSlot, suitOfSlot } from "./piles";
import { sayAction } from "./ears/actions";
import type {
  EventMessage,
  GameMessage,
  GrabMessage,
  IntentAnswer,
  RefusalMessage,
  ReplayStepMessage,
  TableView,
} from "./wire";

export function sayRefusal(refusal: RefusalMessage): string {
  return t(`refusal-${refusal.reason}`, cardArgs(refusal.card, refusal.target));
}

/** Which game came onto the table. */
export const sayOpened = ({ number, table }: GameMessage): string =>
  t("spoken-opened", { number, moves: table.moves });

/** Whether anything came of a gesture. */
export const isHeard = ({ action, refusal, hand }: IntentAnswer): boolean =>
  action !== null || refusal !== null || hand.selected !== null;

/** What happened, from the table `before`, of which a card was `held`, to the one of the answer. */
export function sayAnswer(
  answer: IntentAnswer,
  before: TableView | null = null,
  held: GrabMessage | null = null,
): string {
  if (answer.refusal && answer.refusal.reason !== "same-pile") return saysNo(answer, answer.refusal);
  if (answer.action === null) return saySelection(answer, held);
  return [...sayHistory(answer.action, before), ...answer.events.map(sayEvent), ...sayPoints(answer)].join(
    " ",
  );
}

/** A step of a replay: as it was heard when it was played, or the rule that refused it. */
export function sayStep({ refusal, action, events }: ReplayStepMessage): string {
  if (refusal) return sayRefusal(refusal);
  return [...sayHistory(action ?? "", null), ...events.map(sayEvent)].join(" ");
}

function saysNo(answer: IntentAnswer, refusal: RefusalMessage): string {
  // The reminder is a status of its own and speaks for itself.
  return answer.remind ? "" : t("spoken-not-possible", cardArgs(refusal.card));
}

function saySelection({ game, hand }: IntentAnswer, held: GrabMessage | null): string {
  if (hand.selected) return sayCard("spoken-selected", hand.selected, game.table);
  return held ? sayLetGo(held, game.table) : "";
}

export const sayLetGo = (held: GrabMessage, table: TableView): string =>
  sayCard("spoken-let-go", held, table);

function sayCard(words: string, { pile, card }: GrabMessage, table: TableView): string {
  const face = table.piles[pile]?.[card]?.card;
  return face ? t(words, cardArgs(face)) : "";
}

function sayHistory(action: string, before: TableView | null): string[] {
  if (action === "U") return [t("spoken-undone"), ...(before?.last ? [`${sayAction(before.last)}.`] : [])];
  return action === "R" ? [t("spoken-redone")] : [];
}

function sayEvent(event: EventMessage): string {
  const [first] = event.cards;
  const args = first ? cardArgs(first) : {};
  if (event.kind !== "moved") return t(`spoken-${event.kind}`, args);
  if (!isColumn(event.target)) return t("spoken-to-foundation", args);
  const words = event.cards.length > 1 ? "spoken-run-to-column" : "spoken-to-column";
  return t(words, { ...args, column: Number(event.target), count: event.cards.length });
}

function sayPoints(answer: IntentAnswer): string[] {
  const changed = answer.action === "U" || answer.events.some((event) => event.points !== 0);
  return changed ? [t("spoken-score", { score: answer.game.table.score })] : [];
}

type Seen = readonly { card: string | null }[];
const labels = new WeakMap<Seen, { key: string; label: string }>();

/**
 * A pile in words, the way one would read it out. `slot` is the foundation's place among the eight.
 * The words for a pile that did not change are remembered.
 */
export function pileLabel(pile: string, cards: Seen, slot = 0): string {
  const key = `${spoken()} ${pile} ${slot}`;
  const known = labels.get(cards);
  if (known?.key === key) return known.label;
  const label = sayPile(pile, cards, slot);
  labels.set(cards, { key, label });
  return label;
}

function sayPile(pile: string, cards: Seen, slot: number): string {
  if (isColumn(pile)) return sayColumn(pile, cards);
  const face = cards.at(-1)?.card;
  const [top, count] = [face ? cardName(face) : "", cards.length];
  if (isSlot(pile)) return t("pile-foundation", { slot: (slot % 2) + 1, suit: suitOfSlot(pile), top, count });
  return t("pile-waste", { top, count });
}

function sayColumn(pile: string, cards: Seen): string {
  const open = cards.flatMap(({ card }) => (card ? [cardName(card)] : []));
  return t("pile-column", {
    column: Number(pile),
    down: cards.length - open.length,
    open: open.length,
    cards: open.join(", "),
  });
}
