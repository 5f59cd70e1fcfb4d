import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Unreachable } from "./api";
import { Line } from "./line";

let weather: string[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  weather = [];
  line = new Line({
    lost: () => weather.push("lost"),
    back: () => weather.push("back"),
    failed: (error) => weather.push(String(error)),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(60_000);

describe("the line", () => {
  test("sends the next only when the last was answered", async () => {
    const seen: string[] = [];
    const job = (name: string) => async () => {
      seen.push(`${name} sent`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      seen.push(`${name} answered`);
    };
    line.add(job("one"));
    line.add(job("two"));
    await rest();
    expect(seen).toEqual(["one sent", "one answered", "two sent", "two answered"]);
    expect(line.isIdle).toBe(true);
  });

  test("tries again until somebody answers, and says that it does", async () => {
    const tries: boolean[] = [];
    line.add(async (again) => {
      tries.push(again);
      if (tries.length < 4) throw new Unreachable();
    });
    await rest();
    expect(tries).toEqual([false, true, true, true]);
    expect(weather).toEqual(["lost", "lost", "lost", "back"]);
  });

  test("forgets what waits behind a job that finds nobody", async () => {
    let isThere = false;
    const later = vi.fn(() => Promise.resolve());
    line.add(() => (isThere ? Promise.resolve() : Promise.reject(new Unreachable())));
    line.add(later);
    await vi.advanceTimersByTimeAsync(100);
    isThere = true;
    await rest();
    expect(later).not.toHaveBeenCalled();
    expect(weather).toEqual(["lost", "back"]);
  });

  test("wakes before its pause is over", async () => {
    let tries = 0;
    line.add(() => Promise.reject(++tries < 3 ? new Unreachable() : new Error("enough")));
    await vi.advanceTimersByTimeAsync(0);
    line.wake();
    await vi.advanceTimersByTimeAsync(0);
    line.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(tries).toBe(3);
  });

  test("goes on after a job that failed for another reason", async () => {
    const next = vi.fn(() => Promise.resolve());
    line.add(() => Promise.reject(new Error("no")));
    line.add(next);
    await rest();
    expect(weather).toEqual(["Error: no"]);
    expect(next).toHaveBeenCalledOnce();
  });
});
