/** The game is won: the harp is played from its first string to its last and back, and its kings come to bow. */
import { isStill } from "../motion";
import { COLUMNS, SLOTS } from "../piles";
import { follow, land } from "./glide";
import { pluck } from "./strings";

/** From one string to the next: as fast as the arpeggio. */
const STRING_MS = 90;
const GLOW_MS = 1200;
/** The kings come one after the other, stand, and go home: 3.6 seconds in all. */
const KING_MS = 3000;
const KING_STEP_MS = 80;
const LEAN_DEG = 6.5;

/** Play it, once. Like every flight it is cut short by the next tap or key. */
export function finale(board: HTMLElement): void {
  if (isStill()) return;
  [...COLUMNS, ...[...COLUMNS].reverse().slice(1)].forEach((column, index) => {
    for (const swing of pluck(board, column, index * STRING_MS)) follow(swing);
    shine(board, column, index * STRING_MS);
  });
  SLOTS.forEach((slot, index) => bow(board, slot, index));
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, land, { once: true, capture: true });
}

function shine(board: HTMLElement, column: string, delay: number): void {
  const string = board.querySelector<HTMLElement>(`[data-string="${column}"]`);
  if (!string) return;
  const glow = { filter: ["none", "brightness(1.6) drop-shadow(0 0 6px var(--gold))", "none"] };
  follow(string.animate(glow, { duration: GLOW_MS, delay, easing: "ease-out" }));
}

/** A king leaves his foundation for his place in the bow of eight, leans a little, and returns. */
function bow(board: HTMLElement, slot: string, index: number): void {
  const king = board.querySelector<HTMLElement>(`[data-pile="${slot}"] > .card:last-child`);
  const stage = board.querySelector<HTMLElement>(".columns");
  if (!king || !stage) return;
  const [home, room] = [king.getBoundingClientRect(), stage.getBoundingClientRect()];
  const aside = index - (SLOTS.length - 1) / 2;
  const step = Math.min(home.width * 0.8, (room.width - home.width) / SLOTS.length);
  const x = room.left + room.width / 2 + aside * step - home.width / 2 - home.left;
  const y = room.top + room.height * 0.1 + aside ** 2 * home.height * 0.025 - home.top;
  const there = (more: number) => `translate(${x}px, ${y - more}px) rotate(${aside * LEAN_DEG}deg)`;
  const way = [
    { transform: "none", easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" },
    { transform: there(0), offset: 0.28, easing: "ease-in-out" },
    { transform: there(home.height * 0.06), offset: 0.5, easing: "ease-in-out" },
    { transform: there(0), offset: 0.72, easing: "cubic-bezier(0.5, 0, 0.4, 1)" },
    { transform: "none" },
  ];
  king.dataset["gliding"] = "";
  const flight = king.animate(way, { duration: KING_MS, delay: index * KING_STEP_MS });
  follow(flight, () => delete king.dataset["gliding"]);
}
