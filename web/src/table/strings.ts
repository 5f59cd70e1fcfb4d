/** The strings of the harp, one behind every column. A plucked string bends in its middle and swings out. */
import { isStill } from "../motion";

/** How far the middle of a string swings, in pixels, and for how long. */
const SWING_PX = 5;
const SWING_MS = 900;
const SWINGS = [1, -0.72, 0.5, -0.34, 0.22, -0.13, 0.07, 0];

/** Let the string behind a column tremble: both of its halves lean, one this way and one that. */
export function pluck(board: HTMLElement, column: string, delay = 0): Animation[] {
  const string = board.querySelector<HTMLElement>(`[data-string="${column}"]`);
  if (!string || isStill()) return [];
  const angle = (Math.atan(SWING_PX / (string.clientHeight / 2 || 1)) * 180) / Math.PI;
  return [swing(string, "::before", angle, delay), swing(string, "::after", -angle, delay)];
}

function swing(string: HTMLElement, pseudoElement: string, angle: number, delay: number): Animation {
  const transform = SWINGS.map((part) => `skewX(${(-angle * part).toFixed(3)}deg)`);
  return string.animate({ transform: ["none", ...transform] }, { duration: SWING_MS, delay, pseudoElement });
}
