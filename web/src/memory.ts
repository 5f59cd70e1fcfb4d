/** What the page wore and spoke last: it starts so, until the server has told the settings. */
type Kept = "theme" | "language";

const keyOf = (what: Kept): string => `easyharp-${what}`;

/** Keep something, or with null forget it. */
export function remember(what: Kept, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(what));
    else localStorage.setItem(keyOf(what), value);
  } catch {
    // A browser may keep nothing; then the page starts as the device asks.
  }
}

export function recalled(what: Kept): string | null {
  try {
    return localStorage.getItem(keyOf(what));
  } catch {
    return null;
  }
}
