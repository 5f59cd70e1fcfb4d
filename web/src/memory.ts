/** What the page keeps for its next start; a browser may keep nothing, and then everything works without. */
type Kept = "theme" | "language" | "reloaded";

const keyOf = (what: Kept): string => `easyharp-${what}`;

/** Keep something, or with null forget it. */
export function remember(what: Kept, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(what));
    else localStorage.setItem(keyOf(what), value);
  } catch {
    // See above.
  }
}

export function recalled(what: Kept): string | null {
  try {
    return localStorage.getItem(keyOf(what));
  } catch {
    return null;
  }
}
