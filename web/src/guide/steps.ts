/** The guided first game: a real deal whose first actions happen to show every kind of move. */
import { cardsOf } from "../intent";
import { COLUMNS, FOUNDATIONS, WASTE } from "../piles";
import type { TableView } from "../wire";

/** Here 47 uncovers an ace, 4F takes it home, one tap draws a card, and W3 finds a place for it. */
export const GUIDE_DEAL = "EH1-N-AAAAAFW";

export type StepName = "column" | "foundation" | "stock" | "waste" | "rule";

export interface Step {
  name: StepName;
  /** The actions that show the player has done it. */
  done: RegExp | null;
  /** The action that the deal has ready. */
  ready: string | null;
}

export const STEPS: readonly Step[] = [
  { name: "column", done: /^[1-9][1-9]$/, ready: "47" },
  { name: "foundation", done: /F$/, ready: "4F" },
  { name: "stock", done: /^S$/, ready: null },
  { name: "waste", done: /^W[1-9]$/, ready: "W3" },
  { name: "rule", done: null, ready: null },
];

/** The first step that none of the actions has done. */
export function nextStep(actions: readonly string[]): Step | undefined {
  return STEPS.find(({ done }) => !done || !actions.some((action) => done.test(action)));
}

export interface Hint {
  card: string;
  target: string | null;
}

/** A move of a step that the table offers now: the one that the deal has ready, or the first one there is. */
export function hintFor(step: Step, table: TableView): Hint | null {
  const moves = [...COLUMNS, WASTE].flatMap((pile) => movesOf(pile, table));
  const fitting = moves.filter(({ action }) => step.done?.test(action));
  return fitting.find(({ action }) => action === step.ready) ?? fitting[0] ?? null;
}

function movesOf(pile: string, table: TableView): (Hint & { action: string })[] {
  return cardsOf(table, pile).flatMap(({ card, to }) =>
    card === null ? [] : to.map((target) => ({ card, target: topOf(target, table), action: pile + target })),
  );
}

function topOf(pile: string, table: TableView): string | null {
  return pile === FOUNDATIONS ? null : (cardsOf(table, pile).at(-1)?.card ?? null);
}
