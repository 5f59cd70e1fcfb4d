/**
 * The written key map. The page listens by it, the help sheet is drawn from it, docs/accessibility.md is tested
 * against it. Arrows, Enter and Shift+Enter belong to the table's own cursor (table/cursor.ts).
 */
export type KeyAction = "U" | "R" | "new" | "tap" | "help" | "hint" | "moves" | "text";

export type KeyName =
  | "arrows"
  | "enter"
  | "hold"
  | "stock"
  | "undo"
  | "redo"
  | "new"
  | "typed"
  | "edit"
  | "escape"
  | "hint"
  | "moves"
  | "text"
  | "help";

export interface KeyRow {
  name: KeyName;
  /** The keys as they are shown. */
  keys: readonly string[];
  /** What the page does itself when the key of an `event.key` is pressed. */
  on?: { key: string; action: KeyAction };
}

export const KEY_MAP: readonly KeyRow[] = [
  { name: "arrows", keys: ["←", "→", "↑", "↓"] },
  { name: "enter", keys: ["Enter"] },
  { name: "hold", keys: ["Shift+Enter"] },
  { name: "stock", keys: ["Space"], on: { key: " ", action: "tap" } },
  { name: "undo", keys: ["U"], on: { key: "u", action: "U" } },
  { name: "redo", keys: ["R"], on: { key: "r", action: "R" } },
  { name: "new", keys: ["N"], on: { key: "n", action: "new" } },
  { name: "typed", keys: ["1–9", "W", "A–H", "S", "F"] },
  { name: "edit", keys: ["Backspace"] },
  { name: "escape", keys: ["Esc"] },
  // H belongs to the eighth foundation.
  { name: "hint", keys: ["I"], on: { key: "i", action: "hint" } },
  { name: "moves", keys: ["M"], on: { key: "m", action: "moves" } },
  { name: "text", keys: ["T"], on: { key: "t", action: "text" } },
  { name: "help", keys: ["?"], on: { key: "?", action: "help" } },
];

const ACTIONS = new Map(KEY_MAP.flatMap(({ on }) => (on ? [[on.key, on.action] as const] : [])));

/** What a key asks for by the map. */
export const actionOf = (key: string): KeyAction | null => ACTIONS.get(key.toLowerCase()) ?? null;

/** A key that belongs to something else: a field takes every key, a button outside the table the space bar. */
export function isBusy(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, dialog")) return true;
  return key === " " && target.closest("button, a") !== null && target.closest(".board") === null;
}
