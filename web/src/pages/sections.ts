/** The sections of the page Rules, each an anchor too, and the sentences of each in their order. */
export interface Section {
  name: string;
  said: readonly string[];
  isList?: boolean;
}

export const SECTIONS: readonly Section[] = [
  { name: "setup", said: ["pack", "columns", "stock"] },
  { name: "moves", said: ["column", "four", "waste", "uncovered"], isList: true },
  { name: "one-card", said: ["rule", "block", "reminder"] },
  { name: "empty-column", said: ["king", "run", "other"] },
  { name: "foundations", said: ["suits", "reserved", "area"] },
  { name: "stock", said: ["draw", "turn", "passes"] },
  { name: "end", said: ["won", "lost"] },
  { name: "extras", said: ["nothing-automatic", "take-back", "undo", "deals"], isList: true },
  { name: "scoring", said: ["own", "start", "won"] },
];
