import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Clock, readableTime } from "./clock.svelte";

function store(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the clock counts while the game runs, rests while nobody looks, and stops at the win", () => {
  const clock = new Clock(store(), () => Date.now());
  clock.follow("g", false);
  vi.advanceTimersByTime(9000);
  expect(clock.ms).toBe(0);
  clock.follow("g", true);
  vi.advanceTimersByTime(2500);
  clock.follow("g", false);
  expect(clock.ms).toBe(2500);
  vi.advanceTimersByTime(60_000);
  clock.follow("g", true);
  vi.advanceTimersByTime(500);
  clock.follow("g", false);
  expect(clock.ms).toBe(3000);
});

test("the time of a game survives a reload, and another game has its own", () => {
  const kept = store();
  const clock = new Clock(kept, () => Date.now());
  clock.follow("one", true);
  vi.advanceTimersByTime(4000);
  clock.follow("two", true);
  vi.advanceTimersByTime(1000);
  expect(clock.ms).toBe(1000);
  const again = new Clock(kept, () => Date.now());
  again.follow("one", false);
  expect(again.ms).toBe(4000);
});

test("a computer that slept does not count its sleep, nor a clock set back", () => {
  let now = 0;
  const clock = new Clock(store(), () => now);
  clock.follow("g", true);
  now = 3_600_000;
  vi.advanceTimersByTime(1000);
  now = 1000;
  vi.advanceTimersByTime(1000);
  expect(clock.ms).toBe(0);
});

test("a store that was tampered with costs nothing but the time", () => {
  const clock = new Clock({ getItem: () => "{", setItem: () => void 0 }, () => 0);
  clock.follow("g", true);
  expect(clock.ms).toBe(0);
  clock.rest();
});

test.each([
  [0, "0:00"],
  [247_900, "4:07"],
  [3_723_000, "1:02:03"],
])("%d ms read %s", (ms, text) => expect(readableTime(ms)).toBe(text));
