/** Small tables for the rules: a few piles, as one would lay them out beside a book. They show; they decide nothing. */
import type { CardView } from "../wire";

export type Piles = Record<string, CardView[]>;

export interface SketchFrame {
  piles: Piles;
  /** Piles that are spoken of. */
  marked?: readonly string[];
  /** Places of cards that are spoken of. */
  pointed?: readonly number[];
}

export interface Sketch {
  shown: readonly string[];
  frames: readonly SketchFrame[];
}

/**
 * Piles from a text: `8C@1 7H@2`. The number after `@` tells a card from its twin and follows it from frame to frame;
 * `?` in the place of a face is a face-down card.
 */
export function piles(written: Record<string, string>): Piles {
  return Object.fromEntries(Object.entries(written).map(([pile, cards]) => [pile, cardsOf(cards)]));
}

function cardsOf(written: string): CardView[] {
  return written
    .split(" ")
    .filter(Boolean)
    .map((text) => {
      const [face = "", place = ""] = text.split("@");
      return { place: Number(place), card: face === "?" ? null : face, to: [] };
    });
}

const EIGHTS = { "2": "8S@2", "3": "8C@3" };
export const SEVEN: Sketch = {
  shown: ["1", "2", "3"],
  frames: [
    { piles: piles({ "1": "7H@1", ...EIGHTS }), marked: ["2", "3"], pointed: [1] },
    { piles: piles({ "1": "", "2": "8S@2 7H@1", "3": "8C@3" }), pointed: [1] },
    { piles: piles({ "1": "", "2": "8S@2", "3": "8C@3 7H@1" }), pointed: [1] },
  ],
};

const SEVENS = ["7H@11", "7H@12", "7D@13", "7D@14"];
const BLACK_SIX = "6S@10";
const withSix = (on: number): Piles => {
  const columns = SEVENS.map((seven, at) => [String(at + 2), at === on ? `${seven} ${BLACK_SIX}` : seven]);
  return piles({ "1": on < 0 ? BLACK_SIX : "", ...Object.fromEntries(columns) });
};
export const FOUR: Sketch = {
  shown: ["1", "2", "3", "4", "5"],
  frames: [
    { piles: withSix(-1), marked: ["2", "3", "4", "5"], pointed: [10] },
    ...SEVENS.map((_, on) => ({ piles: withSix(on), pointed: [10] })),
  ],
};

export const UNCOVERED: Sketch = {
  shown: ["1", "2"],
  frames: [
    { piles: piles({ "1": "?@21 ?@22 9D@23", "2": "TC@24" }), marked: ["2"], pointed: [23] },
    { piles: piles({ "1": "?@21 JH@22", "2": "TC@24 9D@23" }), pointed: [22] },
  ],
};

export const BLOCK: Sketch = {
  shown: ["1", "2"],
  frames: [{ piles: piles({ "1": "8C@31 7H@32 6S@33", "2": "9D@34" }), pointed: [31, 32, 33] }],
};

export const RUN: Sketch = {
  shown: ["1", "2"],
  frames: [
    { piles: piles({ "1": "", "2": "?@41 ?@42 KS@43 QH@44 JC@45" }), marked: ["1"], pointed: [43, 44, 45] },
    { piles: piles({ "1": "KS@43 QH@44 JC@45", "2": "?@41 4D@42" }), pointed: [42] },
  ],
};

export const FOUNDATIONS: Sketch = {
  shown: ["c", "d", "1"],
  frames: [
    { piles: piles({ c: "AH@51 2H@52", d: "AH@53 2H@54", "1": "3H@55" }), marked: ["c"], pointed: [55] },
    { piles: piles({ c: "AH@51 2H@52 3H@55", d: "AH@53 2H@54", "1": "" }), pointed: [55] },
  ],
};

export const STOCK: Sketch = {
  shown: ["W", "S"],
  frames: [
    { piles: piles({ S: "?@63 ?@62 ?@61", W: "" }), marked: ["S"] },
    { piles: piles({ S: "?@63 ?@62", W: "5D@61" }), marked: ["S"] },
    { piles: piles({ S: "?@63", W: "5D@61 QC@62" }), marked: ["S"] },
    { piles: piles({ S: "", W: "5D@61 QC@62 9H@63" }), marked: ["S"] },
    { piles: piles({ S: "?@63 ?@62 ?@61", W: "" }), marked: ["S"] },
    { piles: piles({ S: "?@63 ?@62", W: "5D@61" }), marked: ["S"] },
  ],
};
