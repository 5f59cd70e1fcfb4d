/** The examples that the server can show, in the order of the page; each name is an anchor too. */
export const EXAMPLES = ["block", "king-run", "four-places", "take-back", "turn-over"] as const;
