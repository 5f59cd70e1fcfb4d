/** Every rule by which a move can be refused, in the order in which they apply, with cards to say it of. */
import type { Reason, RefusalMessage } from "../wire";

const CARDS: Record<Reason, [card: string | null, target: string | null]> = {
  "game-over": [null, null],
  "nothing-to-undo": [null, null],
  "undo-limit": [null, null],
  "nothing-to-redo": [null, null],
  "nothing-to-draw": [null, null],
  "nothing-there": [null, null],
  "face-down": [null, null],
  "buried-in-waste": ["5D", null],
  "same-pile": ["5D", null],
  "no-target": ["5D", null],
  "foundation-to-foundation": ["AH", null],
  "foundation-one-at-a-time": ["3S", null],
  "king-run-needs-empty-column": ["KS", "AH"],
  "one-card-at-a-time": ["8C", "9D"],
  "empty-column-needs-king": ["QD", null],
  "foundation-wrong-rank": ["4S", null],
  "same-colour": ["7H", "8D"],
  "wrong-rank": ["7H", "9S"],
};

export const REFUSALS: readonly RefusalMessage[] = Object.entries(CARDS).map(([reason, [card, target]]) => ({
  reason: reason as Reason,
  card,
  target,
}));
