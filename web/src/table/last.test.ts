import { expect, test } from "vitest";
import type { TableView } from "../wire";
import { lastMoved } from "./last";

const table = (last: string | null, piles: Record<string, number[]>): TableView => ({
  piles: Object.fromEntries(
    Object.entries(piles).map(([pile, places]) => [
      pile,
      places.map((place) => ({ place, card: "7H", to: [] })),
    ]),
  ),
  tap: true,
  undo: true,
  redo: false,
  score: 0,
  moves: 1,
  take_backs: false,
  won: false,
  last,
});

test("fault 14: the card that moved last lies on top of the column it went to", () => {
  expect(lastMoved(table("47", { "7": [3, 9] }), null)).toBe(9);
});

test("fault 14: on the foundations it is the card that was not there before", () => {
  const before = table(null, { a: [1], b: [] });
  expect(lastMoved(table("WF", { a: [1], b: [5] }), before)).toBe(5);
});

test("a card that was only drawn is not marked, and neither is anything on a fresh table", () => {
  expect(lastMoved(table("S", { W: [4] }), null)).toBeNull();
  expect(lastMoved(table(null, { "7": [3] }), null)).toBeNull();
});
