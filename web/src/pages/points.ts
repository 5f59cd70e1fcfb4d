/** Where a step of a replay happened: the cards it moved, or those that should have moved and the pile that refused. */
import type { ReplayStepMessage } from "../wire";

export interface Points {
  pointed: number[];
  barred: string[];
}

export function pointsOf({ attempt, events, table }: ReplayStepMessage): Points {
  const placesFrom = (pile: string, first: number) =>
    (table.piles[pile] ?? []).slice(first).map(({ place }) => place);
  if (attempt) return { pointed: placesFrom(attempt.pile, attempt.card), barred: [attempt.target] };
  const moved = events.find(({ kind }) => kind === "moved" || kind === "drawn");
  return { pointed: moved ? placesFrom(moved.target, -moved.cards.length) : [], barred: [] };
}
