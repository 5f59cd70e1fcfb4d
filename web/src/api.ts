/** The routes of the server. What comes back is the answer, `Unreachable` or `Declined`. */
import { at } from "./base";
import { localDay } from "./day";
import type {
  ErrorBody,
  ErrorMessage,
  ExampleMessage,
  GameMessage,
  GameRequest,
  HintMessage,
  HintRequest,
  HomeMessage,
  IntentAnswer,
  IntentRequest,
  OpenedMessage,
  ReplayMessage,
  ReplayRequest,
  SettingsMessage,
} from "./wire";

const PATIENCE_MS = 10_000;

/** What keeps the server from saving, when it knows. */
export type Trouble = Extract<ErrorBody["kind"], "disk-full" | "read-only">;

/** Nobody answered, or somebody who is not the server: it may work in a moment. */
export class Unreachable extends Error {
  constructor(
    message = "",
    readonly trouble: Trouble | null = null,
  ) {
    super(message);
  }
}

/** The server answered that it will not. */
export class Declined extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.message);
  }
}

export interface Api {
  home(): Promise<HomeMessage>;
  start(start: GameRequest["start"]): Promise<OpenedMessage>;
  goBack(id: string): Promise<OpenedMessage>;
  game(id: string): Promise<GameMessage>;
  intend(id: string, request: IntentRequest): Promise<IntentAnswer>;
  settings(): Promise<SettingsMessage>;
  changeSettings(changed: Partial<SettingsMessage>): Promise<SettingsMessage>;
}

export const api: Api = {
  home: () => ask("GET", "/api/home"),
  start: (start) => ask("POST", "/api/games", { start, today: localDay(new Date()) }),
  goBack: (id) => ask("PUT", "/api/current", { id }),
  game: (id) => ask("GET", `/api/games/${id}`),
  intend: (id, request) => ask("POST", `/api/games/${id}/intents`, request),
  settings: () => ask("GET", "/api/settings"),
  changeSettings: (changed) => ask("PATCH", "/api/settings", changed),
};

/** Whether the server answers. */
export const isThere = (): Promise<boolean> =>
  ask("GET", "/api/about").then(
    () => true,
    () => false,
  );

/** The same server, whose first word has been asked for already. */
export function askedEarly(server: Api): Api {
  let first: Promise<HomeMessage> | null = server.home();
  // Whoever asks for it hears of a failure; until then nobody minds.
  first.catch(() => undefined);
  return {
    ...server,
    home: () => {
      const home = first ?? server.home();
      first = null;
      return home;
    },
  };
}

/** The next action of a line that wins, if there is one; `signal` takes the question back. */
export const hintFor = ({ id, version }: GameMessage, signal: AbortSignal): Promise<HintMessage> =>
  ask("POST", `/api/games/${id}/hints`, { version } satisfies HintRequest, signal);

/** Frames of a record, from the deal (0) or an action to another. */
export const replay = (record: string, from: number, to: number): Promise<ReplayMessage> =>
  ask("POST", "/api/replays", { record, from, to } satisfies ReplayRequest);

export const example = (name: string): Promise<ExampleMessage> => ask("GET", `/api/examples/${name}`);

export const recordAddress = (id: string) => at(`/api/games/${id}/record`);

export async function ask<T>(
  method: string,
  address: string,
  body?: object,
  signal?: AbortSignal,
): Promise<T> {
  const response = await reach(method, address, body, signal);
  const answer = await read(response);
  if (response.ok) return answer as T;
  if (!isError(answer)) throw new Unreachable(response.statusText);
  const { kind } = answer.error;
  if (kind === "disk-full" || kind === "read-only") throw new Unreachable(answer.error.message, kind);
  if (kind === "unavailable") throw new Unreachable(response.statusText);
  throw new Declined(answer.error);
}

async function reach(
  method: string,
  address: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  const sent = body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {};
  // Not `AbortSignal.any`: browsers of 2023 have no word for it.
  const end = new AbortController();
  const giveUp = () => end.abort();
  const patience = setTimeout(giveUp, PATIENCE_MS);
  signal?.addEventListener("abort", giveUp);
  try {
    return await fetch(at(address), { method, ...sent, cache: "no-store", signal: end.signal });
  } catch (error) {
    throw new Unreachable(String(error));
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener("abort", giveUp);
  }
}

async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

function isError(answer: unknown): answer is ErrorMessage {
  return typeof answer === "object" && answer !== null && "error" in answer;
}
