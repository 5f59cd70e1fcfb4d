/** The clock of a game: counts while the page is seen, from the first action to the win, and survives a reload. */

const STORE = "easyharp-clocks";
/** How many games keep their time in this browser. */
const KEPT = 50;
const TICK_MS = 1000;
/** A longer step is no ticking but a sleep of the whole computer, and is not counted. */
const LONGEST_STEP_MS = 5000;

type Times = [id: string, ms: number][];

export class Clock {
  /** Milliseconds of play. */
  ms = $state(0);
  #id: string | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #last = 0;

  constructor(
    private readonly store: Pick<Storage, "getItem" | "setItem">,
    private readonly now: () => number,
  ) {}

  /** Follow a game: count on it while it `runs`, rest otherwise. */
  follow(id: string, runs: boolean): void {
    if (id !== this.#id) {
      this.rest();
      this.#id = id;
      this.ms = this.#times().find(([known]) => known === id)?.[1] ?? 0;
    }
    if (!runs) return this.rest();
    if (this.#timer !== undefined) return;
    this.#last = this.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Stop counting, and keep what was counted. */
  rest(): void {
    if (this.#timer === undefined) return;
    this.#tick();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const now = this.now();
    const step = now - this.#last;
    this.#last = now;
    if (step > 0 && step <= LONGEST_STEP_MS) this.ms += step;
    this.#keep();
  }

  #keep(): void {
    const others = this.#times().filter(([id]) => id !== this.#id);
    const times: Times = [...others.slice(1 - KEPT), [this.#id ?? "", Math.round(this.ms)]];
    try {
      this.store.setItem(STORE, JSON.stringify(times));
    } catch {
      // A full or forbidden store costs the time after a reload, not the game.
    }
  }

  #times(): Times {
    try {
      const times: unknown = JSON.parse(this.store.getItem(STORE) ?? "[]");
      return Array.isArray(times) ? (times as Times) : [];
    } catch {
      return [];
    }
  }
}

/** Hours, minutes and seconds as a clock shows them: 4:07, 1:02:03. */
export function readableTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
