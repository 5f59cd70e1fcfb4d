/** The written key map of the page; the table's own keys are in table/cursor.ts. */

export type KeyAction = "U" | "R" | "new" | "tap";

const KEYS: Record<string, KeyAction> = { u: "U", r: "R", n: "new", " ": "tap" };

/** What a key asks for, unless it belongs to something else. */
export function actionOf(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, event.key)) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}

/** A field takes every key, and a button outside the table takes the space bar. */
function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, dialog")) return true;
  return key === " " && target.closest("button, a") !== null && target.closest(".board") === null;
}
