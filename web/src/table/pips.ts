/** Where the signs of a number card stand, as on cards of old: columns 0…2, heights 0…1; the lower ones on their heads. */

export interface Pip {
  x: number;
  y: number;
  isTurned: boolean;
}

const SIDES: Record<string, readonly number[]> = {
  "4": [0, 1],
  "5": [0, 1],
  "6": [0, 1 / 2, 1],
  "7": [0, 1 / 2, 1],
  "8": [0, 1 / 2, 1],
  "9": [0, 1 / 3, 2 / 3, 1],
  "10": [0, 1 / 3, 2 / 3, 1],
};
const MIDDLE: Record<string, readonly number[]> = {
  A: [1 / 2],
  "2": [0, 1],
  "3": [0, 1 / 2, 1],
  "5": [1 / 2],
  "7": [1 / 4],
  "8": [1 / 4, 3 / 4],
  "9": [1 / 2],
  "10": [1 / 6, 5 / 6],
};

export function pipsOf(rank: string): Pip[] {
  const at = (x: number) => (y: number) => ({ x, y, isTurned: y > 1 / 2 });
  const sides = SIDES[rank] ?? [];
  return [...sides.map(at(0)), ...(MIDDLE[rank] ?? []).map(at(1)), ...sides.map(at(2))];
}
