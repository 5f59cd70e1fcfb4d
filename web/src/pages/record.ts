/** The text of a game's record, and its actions as they are printed. */
import { Declined, recordAddress, Unreachable } from "../api";
import type { ErrorMessage } from "../wire";

export async function recordOf(id: string): Promise<string> {
  const response = await fetch(recordAddress(encodeURIComponent(id)), { cache: "no-store" }).catch(
    (error: unknown) => {
      throw new Unreachable(String(error));
    },
  );
  if (response.ok) return response.text();
  throw new Declined(((await response.json()) as ErrorMessage).error);
}

/** The actions of a record, without its tags and comments; repeats stay written short. */
export function actionsOf(record: string): string[] {
  // A comment may hold anything, also lines that look like tags: those end at the first empty line.
  return record
    .slice(record.indexOf("\n\n"))
    .replace(/\{[^}]*\}/g, " ")
    .split(/\s+/)
    .filter(Boolean);
}
