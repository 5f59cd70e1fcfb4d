import { expect, test } from "vitest";
import { kept } from "./kept";
import type { CardView, TableView } from "./wire";

const card = (place: number, face: string | null, ...to: string[]): CardView => ({ place, card: face, to });
const table = (moves: number, piles: Record<string, CardView[]>): TableView => ({
  piles,
  tap: true,
  undo: true,
  redo: false,
  score: 0,
  moves,
  take_backs: false,
  won: false,
  last: null,
});

test("piles and cards that are the same stay the very same; all else is the new view's", () => {
  const before = table(1, {
    "1": [card(0, null), card(1, "7H", "2")],
    "2": [card(2, "8S")],
    W: [card(3, "AC")],
  });
  const now = table(2, {
    "1": [card(0, null), card(1, "7H", "2", "3")],
    "2": [card(2, "8S")],
    W: [card(3, "AC"), card(4, "2C")],
  });
  const found = kept(before, now);
  expect(found).toEqual(now);
  expect(found.piles["2"]).toBe(before.piles["2"]);
  expect(found.piles["1"]?.[0]).toBe(before.piles["1"]?.[0]);
  expect(found.piles["1"]?.[1]).not.toBe(before.piles["1"]?.[1]);
  expect(found.piles["W"]?.[0]).toBe(before.piles["W"]?.[0]);
});

test("a pile that lost its cards, and the first view of all, are taken as they come", () => {
  const now = table(2, { "1": [] });
  expect(kept(table(1, { "1": [card(0, "7H")] }), now)).toEqual(now);
  expect(kept(undefined, now)).toBe(now);
});
