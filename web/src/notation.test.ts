import { expect, test } from "vitest";
import { isTypable, readTyped } from "./notation";

test.each([
  ["47", "47"],
  ["wf", "WF"],
  ["w3", "W3"],
  [" 4 F ", "4F"],
  ["c7", "c7"],
  ["f7", "f7"],
  ["ff", "fF"],
  ["s", "S"],
  ["U", "U"],
  ["33", "33"],
])("%s is typed for the action %s", (typed, action) =>
  expect(readTyped(typed)).toEqual({ kind: "action", action }),
);

test.each([
  ["", { kind: "empty" }],
  ["4", { kind: "part", source: "4" }],
  ["w", { kind: "part", source: "W" }],
  ["f", { kind: "part", source: "f" }],
  ["x", { kind: "fault", fault: "source" }],
  ["0", { kind: "fault", fault: "source" }],
  ["4s", { kind: "fault", fault: "target" }],
  ["4w", { kind: "fault", fault: "target" }],
  ["478", { kind: "fault", fault: "length" }],
  ["s4", { kind: "fault", fault: "length" }],
])("%j reads as %j", (typed, reading) => expect(readTyped(typed)).toEqual(reading));

test("undo, redo and new game are no part of a typed action, so they keep working", () => {
  expect(["u", "r", "n", "m", "t", "?", " ", "0", "Enter"].filter(isTypable)).toEqual([]);
  expect([..."123456789abcdefghsw"].every(isTypable)).toBe(true);
});
