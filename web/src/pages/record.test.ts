import { expect, test } from "vitest";
import { actionsOf } from "./record";

const tags = '[Deal "EH1-N-AAAAAAF"]\n[Result "unfinished"]\n\n';

test("the actions of a record are those outside of its tags and comments", () => {
  expect(actionsOf(`${tags}S*2 17 U\n`)).toEqual(["S*2", "17", "U"]);
  expect(actionsOf(`${tags}\n`)).toEqual([]);
});

test("a note that looks like tags, or has braces and empty lines, is no action", () => {
  expect(actionsOf(`${tags}{first {\n[Deal "5"])\n\n[last} S 17 {again} U\n`)).toEqual(["S", "17", "U"]);
});
