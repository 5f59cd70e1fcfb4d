/** A face such as `TH` taken apart. */

export const rankOf = (face: string): string => (face[0] === "T" ? "10" : (face[0] ?? ""));
export const suitOf = (face: string): string => face[1] ?? "";
export const isRed = (face: string): boolean => suitOf(face) === "H" || suitOf(face) === "D";
export const colourOf = (face: string): "red" | "black" => (isRed(face) ? "red" : "black");
