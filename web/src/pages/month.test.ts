import { describe, expect, test } from "vitest";
import { localDay, untilMidnight } from "../day";
import { firstWeekday, leading, monthAfter, weekdays } from "./month";

describe("a month", () => {
  test("begins under its day of the week", () => {
    // The first of November 2026 is a Sunday.
    expect(leading("2026-11", 1)).toBe(6);
    expect(leading("2026-11", 7)).toBe(0);
    expect(leading("2026-06", 1)).toBe(0);
  });

  test("follows another, across the years", () => {
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
    expect(monthAfter("2026-11", -23)).toBe("2024-12");
  });

  test("has weeks that begin where they do in the country", () => {
    expect(firstWeekday("hu")).toBe(1);
    expect(weekdays("en", 1).map(({ long }) => long)[0]).toBe("Monday");
    expect(weekdays("en", 7).map(({ long }) => long)).toEqual([
      "Sunday",
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
    ]);
  });
});

describe("fault 7: the day is the player's own", () => {
  test("to its last minute", () => {
    expect(localDay(new Date(2026, 10, 30, 23, 59, 59))).toBe("2026-11-30");
    expect(localDay(new Date(2026, 11, 1, 0, 0, 0))).toBe("2026-12-01");
  });

  test("and the next one is told in hours and minutes", () => {
    expect(untilMidnight(new Date(2026, 10, 30, 18, 30))).toEqual({ hours: 5, minutes: 30 });
    expect(untilMidnight(new Date(2026, 10, 30, 23, 59, 30))).toEqual({ hours: 0, minutes: 1 });
    expect(untilMidnight(new Date(2026, 11, 31, 0, 0))).toEqual({ hours: 24, minutes: 0 });
  });
});
