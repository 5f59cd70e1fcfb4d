/** The routes of every day: calendar, statistics, history, notes, files. Fetched with the pages that need them. */
import { ask, Declined, Unreachable } from "./api";
import { at } from "./base";
import { localDay } from "./day";
import type {
  DaysMessage,
  DealMessage,
  EntryMessage,
  ErrorMessage,
  HistoryMessage,
  ImportedMessage,
  MergedMessage,
  NoteMessage,
  PartsMessage,
  StatisticsMessage,
} from "./wire";

export type Show = "all" | "won" | "unfinished";

const today = () => localDay(new Date());

export const days = (month: string): Promise<DaysMessage> =>
  ask("GET", `/api/days?month=${month}&today=${today()}`);

export const statistics = (): Promise<StatisticsMessage> => ask("GET", `/api/statistics?today=${today()}`);

/** Notes that are on their way: one after the other, and before anything is read that shows them. */
let writing: Promise<unknown> = Promise.resolve();

export async function history(show: Show, before: string | null): Promise<HistoryMessage> {
  await writing;
  return ask("GET", `/api/history?show=${show}${before ? `&before=${encodeURIComponent(before)}` : ""}`);
}

export async function entry(id: string): Promise<EntryMessage> {
  await writing;
  return ask("GET", `/api/history/${encodeURIComponent(id)}`);
}

const addressOfNote = (id: string) => `/api/games/${encodeURIComponent(id)}/note`;

export function writeNote(id: string, text: string): Promise<NoteMessage> {
  const written = writing.then(() =>
    ask<NoteMessage>("PUT", addressOfNote(id), { text } satisfies NoteMessage),
  );
  writing = written.catch(() => undefined);
  return written;
}

/** The page is going: send a note that outlives it, and wait for nothing. */
export function sendNote(id: string, text: string): void {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ text } satisfies NoteMessage);
  fetch(at(addressOfNote(id)), { method: "PUT", headers, body, keepalive: true }).catch(() => undefined);
}

export const deal = (code: string): Promise<DealMessage> =>
  ask("GET", `/api/deals/${encodeURIComponent(code)}`);

export const addRecord = (record: string): Promise<ImportedMessage> =>
  ask("POST", "/api/records", { record });

export const EVERYTHING = at("/api/everything");

/** In how many files everything can be had, each of a size that can be brought in again. */
export const parts = (): Promise<PartsMessage> => ask("GET", "/api/everything/parts");

/** Bring in a file of everything; thousands of games take their time. */
export async function addEverything(file: Blob): Promise<MergedMessage> {
  const headers = { "content-type": "application/x-ndjson" };
  const response = await fetch(EVERYTHING, { method: "POST", body: file, headers }).catch(
    (error: unknown) => {
      throw new Unreachable(String(error));
    },
  );
  const answer = (await response.json()) as MergedMessage | ErrorMessage;
  if ("error" in answer) throw new Declined(answer.error);
  return answer;
}
