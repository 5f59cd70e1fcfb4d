/** The piles of the table by their names in the notation. */

export const COLUMNS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
export const SLOTS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
export const STOCK = "S";
export const WASTE = "W";
export const FOUNDATIONS = "F";

const SLOT_SUITS: Record<string, string> = { a: "S", b: "S", c: "H", d: "H", e: "D", f: "D", g: "C", h: "C" };

/** The suit that a foundation slot is reserved for. */
export const suitOfSlot = (slot: string): string => SLOT_SUITS[slot] ?? "";

export const isColumn = (pile: string): boolean => pile >= "1" && pile <= "9";
export const isSlot = (pile: string): boolean => pile in SLOT_SUITS;
