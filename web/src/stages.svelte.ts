/** The first table is drawn in stages, each a task of its own: no touch waits for all of it. */
import { painted } from "./tasks";

const STAGES = ["bars", "table", "columns", "cards", "words"] as const;

type Stage = (typeof STAGES)[number];

export class Stages {
  #reached = $state(0);

  has(stage: Stage): boolean {
    return STAGES.indexOf(stage) < this.#reached;
  }

  begin(): void {
    if (this.#reached === 0) void this.#draw();
  }

  async #draw(): Promise<void> {
    for (const _ of STAGES) {
      this.#reached += 1;
      await painted();
    }
  }
}
