import { expect, test } from "vitest";
import { pipsOf } from "./pips";

test("a number card shows as many signs as it counts", () => {
  for (const rank of ["2", "3", "4", "5", "6", "7", "8", "9", "10"])
    expect(pipsOf(rank)).toHaveLength(Number(rank));
  expect(pipsOf("A")).toHaveLength(1);
  expect(pipsOf("K")).toEqual([]);
});

test("the lower signs stand on their heads", () => {
  expect(pipsOf("2").map(({ isTurned }) => isTurned)).toEqual([false, true]);
});
