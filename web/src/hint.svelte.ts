/** A hint, on request only: asked for, waited for, and shown until the game goes on. */
import { Declined, hintFor } from "./api";
import type { Conversation } from "./conversation.svelte";
import type { GameMessage, HintMessage } from "./wire";

/** A wait that nobody notices needs no word. */
const NOTICED_MS = 600;

const lacksSolver = (error: unknown): boolean => error instanceof Declined && error.body.kind === "no-solver";

export class Hint {
  /** A hint is being searched for; and the player has begun to wait. */
  busy = $state(false);
  waits = $state(false);
  #answer = $state.raw<{ game: string; hint: HintMessage } | null>(null);
  #asking: AbortController | null = null;
  #about: GameMessage | null = null;

  constructor(private readonly talk: Conversation) {}

  /** The hint for the table as it is seen now. */
  readonly shown: HintMessage | null = $derived.by(() => {
    const [answer, { game }] = [this.#answer, this.talk];
    return answer && answer.game === game?.id && answer.hint.version === game.version ? answer.hint : null;
  });

  /** Ask, once everything that was played is on the table. Of a game that is won nothing is asked. */
  ask(): void {
    this.talk.settled((game) => {
      if (!game.table.won) void this.#ask(game);
    });
  }

  /** The player read it. */
  dismiss(): void {
    this.#answer = null;
  }

  /** The game is this now: a question about another position is dropped, and the server told so. */
  follow(game: GameMessage | null): void {
    if (this.#about && (this.#about.id !== game?.id || this.#about.version !== game.version)) this.#drop();
  }

  async #ask(game: GameMessage): Promise<void> {
    this.#drop();
    const asking = new AbortController();
    const timer = setTimeout(() => (this.waits = true), NOTICED_MS);
    asking.signal.addEventListener("abort", () => clearTimeout(timer));
    [this.#asking, this.#about, this.busy] = [asking, game, true];
    this.talk.reminder = null;
    try {
      const hint = await hintFor(game, asking.signal);
      if (this.#asking === asking) this.#answer = { game: game.id, hint };
    } catch (error) {
      if (this.#asking === asking) this.#failed(error);
    } finally {
      if (this.#asking === asking) this.#drop();
    }
  }

  #drop(): void {
    this.#asking?.abort();
    [this.#asking, this.#about, this.busy, this.waits] = [null, null, false, false];
  }

  #failed(error: unknown): void {
    // Gone on elsewhere: what is there now comes onto the table.
    if (error instanceof Declined && error.body.kind === "stale") this.talk.catchUp();
    else this.talk.notice = { id: lacksSolver(error) ? "error-no-solver" : "error-internal" };
  }
}
