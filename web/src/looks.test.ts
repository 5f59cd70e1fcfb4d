import { expect, test } from "vitest";
import { themeOf } from "./looks";

const device =
  (...answers: string[]) =>
  (query: string) =>
    answers.some((answer) => query.includes(answer));

test("a theme that was chosen is worn whatever the device asks for", () => {
  expect(themeOf("felt", device("dark", "contrast"))).toBe("felt");
});

test("auto follows the device, and contrast before dark", () => {
  expect(themeOf("auto", device())).toBe("paper");
  expect(themeOf("auto", device("dark"))).toBe("dark");
  expect(themeOf("auto", device("dark", "contrast"))).toBe("contrast");
});
