/** Which note belongs to what: nine strings in a pentatonic scale, the foundations an octave above the last of them. */
import { COLUMNS, SLOTS, isColumn, isSlot } from "../piles";

/** C, D, E, G, A: whatever is plucked together sounds well together. */
const PENTATONIC = [0, 2, 4, 7, 9];
const LOWEST_HZ = 130.81;

/** The frequency of the n-th note of the scale, counted from 0. */
export function note(n: number): number {
  const semitones = 12 * Math.floor(n / PENTATONIC.length) + (PENTATONIC[n % PENTATONIC.length] ?? 0);
  return LOWEST_HZ * 2 ** (semitones / 12);
}

/** What a pile sounds like when a card lands on it; null for piles that are silent. */
export function noteOf(pile: string): number | null {
  if (isColumn(pile)) return note(Number(pile) - 1);
  if (!isSlot(pile)) return null;
  // Both slots of a suit sound alike, and above every column: an octave above the fifth to the eighth.
  return note(COLUMNS.length + Math.floor(SLOTS.findIndex((slot) => slot === pile) / 2));
}
