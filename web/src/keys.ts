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
  { name: "undo", keys: ["U", "Ctrl+Z"], on: { key: "u", action: "U" } },
  { name: "redo", keys: ["R", "Ctrl+Y"], on: { key: "r", action: "R" } },
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

/** What a key asks for by the map; `key` as `signOf` gives it. */
export const actionOf = (key: string): KeyAction | null => ACTIONS.get(key) ?? null;

/**
 * The sign that a key stands for in the key map, in lower case. Where a layout has other letters (Greek, Hebrew,
 * Russian) or no digits without Shift (French, Czech), the key's place on the keyboard says which one is meant.
 */
export function signOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  if (/^[a-z0-9? ]$/i.test(key) || key.length > 1) return key.length > 1 ? key : key.toLowerCase();
  const place = /^(?:Key([A-Z])|Digit([1-9]))$/.exec(code);
  if (place?.[1]) return place[1].toLowerCase();
  return (!shiftKey && place?.[2]) || key;
}

/** Undo and redo as everywhere: Ctrl or Cmd with Z, with Shift and Z, with Y. */
export function shortcutOf(event: KeyboardEvent): "U" | "R" | null {
  if (event.ctrlKey === event.metaKey || event.altKey || isInField(event.target)) return null;
  const sign = signOf(event);
  if (sign === "z") return event.shiftKey ? "R" : "U";
  return sign === "y" && !event.shiftKey ? "R" : null;
}

const isInField = (target: EventTarget | null): boolean =>
  (target as Partial<Element> | null)?.closest?.("input, select, textarea, dialog") != null;

/** A key that belongs to something else: a field takes every key, a button outside the table the space bar. */
export function isBusy(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  if (isInField(target)) return true;
  return key === " " && target.closest("button, a") !== null && target.closest(".board") === null;
}
