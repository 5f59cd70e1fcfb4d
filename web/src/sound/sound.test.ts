import { expect, test } from "vitest";
import { plucked } from "./pluck";
import { note, noteOf } from "./scale";

test("every column has a note of its own, rising from left to right", () => {
  const notes = [..."123456789"].map((column) => noteOf(column) ?? 0);
  expect([...notes].sort((one, other) => one - other)).toEqual(notes);
  expect(new Set(notes).size).toBe(9);
});

test("the sixth string is an octave above the first", () => {
  expect(note(5)).toBeCloseTo(2 * note(0));
});

test("a foundation sounds like no column, but an octave above one, and higher than all", () => {
  const columns = [..."123456789"].map((column) => noteOf(column) ?? 0);
  const foundations = [..."aceg"].map((slot) => noteOf(slot) ?? 0);
  expect(Math.min(...foundations)).toBeGreaterThan(Math.max(...columns));
  const below = foundations.map((hertz) =>
    columns.findIndex((column) => Math.abs(2 * column - hertz) < 0.01),
  );
  expect(below).toEqual([4, 5, 6, 7]);
});

test("both foundations of a suit sound alike, and stock and waste are silent", () => {
  expect(noteOf("a")).toBe(noteOf("b"));
  expect(noteOf("a")).not.toBe(noteOf("c"));
  expect([noteOf("S"), noteOf("W")]).toEqual([null, null]);
});

test("a string starts with its pluck, dies away, and is the same each time", () => {
  const string = plucked(220, 8000);
  const loudness = (from: number) =>
    string.slice(from, from + 800).reduce((sum, value) => sum + value ** 2, 0);
  expect(loudness(0)).toBeGreaterThan(20 * loudness(string.length - 800));
  expect(Math.max(...string.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(plucked(220, 8000)).toEqual(string);
});
