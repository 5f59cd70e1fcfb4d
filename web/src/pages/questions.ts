/** The questions of the page FAQ, each an anchor too, in their groups. */
export const QUESTIONS = [
  { name: "game", asked: ["what", "others", "no-move", "hint", "automatic"] },
  { name: "deals", asked: ["codes", "winnable", "day", "same-deal"] },
  { name: "counting", asked: ["score", "take-back", "undo", "statistics", "privacy"] },
] as const;
