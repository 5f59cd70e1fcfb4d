import { expect, test } from "vitest";
import { heightOf, tallestOf } from "./height";

const cards = (text: string) => [...text].map((letter) => ({ card: letter === "-" ? null : letter }));

test("a column is as high as the strips of its covered cards and its last card", () => {
  expect(heightOf(cards(""))).toBe(1);
  expect(heightOf(cards("A"))).toBe(1);
  expect(heightOf(cards("--AB"))).toBeCloseTo(1 + 0.15 + 0.15 + 0.34);
});

test("only columns count for the tallest one", () => {
  expect(tallestOf({ S: cards("-----"), "3": cards("AB"), "4": cards("") })).toBeCloseTo(1.34);
  expect(tallestOf({ a: cards("ABC") })).toBe(1);
});
