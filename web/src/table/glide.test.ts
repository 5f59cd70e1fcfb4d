import { expect, test } from "vitest";
import { flightsBetween, type Spots } from "./glide";

const spots = (...all: [number, number, number, boolean][]): Spots =>
  new Map(all.map(([place, left, top, isUp]) => [place, { left, top, isUp }]));

test("only what moved flies, from where it was seen", () => {
  const before = spots([1, 0, 0, true], [2, 50, 10, true]);
  const after = spots([1, 0, 0, true], [2, 80, 0, true]);
  expect(flightsBetween(before, after)).toEqual([{ place: 2, dx: -30, dy: 10, turns: false }]);
});

test("a card that shows its other side turns, even where it lies", () => {
  expect(flightsBetween(spots([3, 5, 5, false]), spots([3, 5, 5, true]))).toEqual([
    { place: 3, dx: 0, dy: 0, turns: true },
  ]);
});

test("a card that nobody has seen before just lies there", () => {
  expect(flightsBetween(spots(), spots([4, 5, 5, true]))).toEqual([]);
});
