import { expect, test } from "vitest";
import { intentOf } from "./intent";
import type { TableView } from "./wire";

const table: TableView = {
  piles: { "3": [5, 6, 7].map((place) => ({ place, card: "7H", to: [] })), "4": [] },
  tap: true,
  undo: false,
  redo: false,
  score: 0,
  moves: 0,
  take_backs: false,
  won: false,
  last: null,
};

test("a card is named by where it lies when the intent is sent", () => {
  expect(intentOf({ type: "tap", pile: "3", place: 6, at: 9 }, table)).toEqual({
    type: "tap",
    pile: "3",
    card: 1,
    at: 9,
  });
  expect(intentOf({ type: "hold", pile: "3", place: 7 }, table)).toEqual({
    type: "hold",
    pile: "3",
    card: 2,
  });
});

test("a tap on a floor names no card", () => {
  expect(intentOf({ type: "tap", pile: "4", place: null, at: 9 }, table)).toEqual({
    type: "tap",
    pile: "4",
    card: null,
    at: 9,
  });
});

test("a gesture on a card that has meanwhile left its pile is void", () => {
  expect(intentOf({ type: "drop", pile: "3", place: 99, target: "4" }, table)).toBeNull();
});

test("an action needs no card", () => {
  expect(intentOf({ type: "action", action: "U" }, table)).toEqual({ type: "action", action: "U" });
});
