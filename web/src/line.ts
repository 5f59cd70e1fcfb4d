/** One thing after the other: the next is sent only when the last was answered. */
import { Unreachable } from "./api";

/** Something to ask of the server; `again` tells that it may have heard it before. */
export type Job = (again: boolean) => Promise<void>;

export interface Weather {
  /** The server cannot be reached; the job under way will be tried again. */
  lost(error: Unreachable): void;
  /** The server answers again. */
  back(): void;
  /** A job failed for another reason than the way there. */
  failed(error: unknown): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

export class Line {
  #jobs: Job[] = [];
  #busy = false;
  #wake: () => void = () => {};

  constructor(private readonly weather: Weather) {}

  get isIdle(): boolean {
    return !this.#busy;
  }

  add(job: Job): void {
    this.#jobs.push(job);
    if (!this.#busy) void this.#work();
  }

  /** Forget what has not been sent yet: it was meant for a table that is gone. */
  forget(): void {
    this.#jobs = [];
  }

  /** Try at once instead of waiting for the end of the pause. */
  wake(): void {
    this.#wake();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) await this.#see(job);
    this.#busy = false;
  }

  async #see(job: Job): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await job(tries > 0);
        if (tries > 0) this.weather.back();
        return;
      } catch (error) {
        if (!(error instanceof Unreachable)) return this.#give(tries, error);
        // Nobody can see what the rest of the line would do to a table that does not answer.
        this.forget();
        this.weather.lost(error);
        await this.#pause(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
      }
    }
  }

  #give(tries: number, error: unknown): void {
    if (tries > 0) this.weather.back();
    this.weather.failed(error);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
