/** The game is won: the harp is played from its first string to its last and back, and the kings bow to it. */
import { COLUMNS, SLOTS } from "../piles";
import { follow } from "./glide";
import { isStill, pluck } from "./strings";

/** From one string to the next, and from one king to the next. */
const STEP_MS = 90;
const BOW_MS = 700;
const BOW_STEP_MS = 180;
/** How long the last string shines after the last king rose. */
const GLOW_MS = 1200;

/** Play it, once; every flight of it can be cut short like any other. Under four seconds in all. */
export function finale(board: HTMLElement): void {
  if (isStill()) return;
  const run = [...COLUMNS, ...[...COLUMNS].reverse().slice(1)];
  run.forEach((column, index) => {
    for (const swing of pluck(board, column, index * STEP_MS)) follow(swing);
    shine(board, column, index * STEP_MS);
  });
  SLOTS.forEach((slot, index) => bow(board, slot, index * BOW_STEP_MS));
}

function shine(board: HTMLElement, column: string, delay: number): void {
  const string = board.querySelector<HTMLElement>(`[data-string="${column}"]`);
  if (!string) return;
  const glow = { filter: ["none", "brightness(1.7) drop-shadow(0 0 6px currentColor)", "none"] };
  follow(string.animate(glow, { duration: GLOW_MS, delay, easing: "ease-out" }));
}

function bow(board: HTMLElement, slot: string, delay: number): void {
  const king = board.querySelector<HTMLElement>(`[data-pile="${slot}"] > .card:last-child`);
  if (!king) return;
  const way = {
    transform: ["none", "translateY(-6%) scale(1.1) rotate(-3deg)", "scale(1.06) rotate(2deg)", "none"],
  };
  king.dataset["gliding"] = "";
  follow(
    king.animate(way, { duration: BOW_MS, delay, easing: "ease-in-out" }),
    () => delete king.dataset["gliding"],
  );
}
