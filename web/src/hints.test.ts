import { beforeAll, expect, test } from "vitest";
import { sayNoWayBack } from "./hints";
import { speak } from "./tongue.svelte";

beforeAll(() => speak("en"));

test.each([
  ["unwinnable", "The whole deal is proved unwinnable."],
  ["winnable", "Undo does not reach back far enough."],
  ["unknown", "No position that undo reaches is proved winnable."],
] as const)("in a deal that is %s there is no way back: %s", (standing, words) => {
  expect(sayNoWayBack(standing)).toBe(words);
});
