import { expect, test } from "vitest";
import type { CardView, TableView } from "../wire";
import { hintFor, nextStep, STEPS } from "./steps";

const card = (face: string, ...to: string[]): CardView => ({ place: 0, card: face, to });

function table(piles: Record<string, CardView[]>): TableView {
  return {
    piles,
    tap: true,
    undo: false,
    redo: false,
    score: 0,
    moves: 0,
    take_backs: false,
    won: false,
    last: null,
  };
}

test("the guide follows what the player does, in whatever order", () => {
  expect(nextStep([])?.name).toBe("column");
  expect(nextStep(["S", "47"])?.name).toBe("foundation");
  expect(nextStep(["S", "47", "4F"])?.name).toBe("waste");
  expect(nextStep(["S", "47", "WF", "W3"])?.name).toBe("rule");
});

test("a hint names the move that the deal has ready, or another one of its kind", () => {
  const [column] = STEPS;
  if (!column) throw new Error("there is a first step");
  const piles = { "2": [card("3H", "9")], "4": [card("7H", "7")], "7": [card("8S")], "9": [card("4C")] };
  expect(hintFor(column, table(piles))).toMatchObject({ card: "7H", target: "8S" });
  expect(hintFor(column, table({ ...piles, "4": [] }))).toMatchObject({ card: "3H", target: "4C" });
  expect(hintFor(column, table({}))).toBeNull();
});
