/** On a board to look at, too, cards move from where they were to where they are. */
import { isStill } from "../motion";

export type Scene = Map<string, DOMRect>;

const SHIFT: KeyframeAnimationOptions = { duration: 260, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };

const cardsIn = (board: HTMLElement) => board.querySelectorAll<HTMLElement>("[data-spot]");

/** Where the cards of a board lie, told from one another by their place in the deal; with where the board lies. */
export function sceneOf(board: HTMLElement): Scene {
  const scene: Scene = new Map([["", board.getBoundingClientRect()]]);
  for (const card of cardsIn(board)) scene.set(card.dataset["spot"] ?? "", card.getBoundingClientRect());
  return scene;
}

export function shift(board: HTMLElement, before: Scene): void {
  if (isStill()) return;
  const now = sceneOf(board);
  for (const card of cardsIn(board)) move(card, before, now);
}

function move(card: HTMLElement, before: Scene, now: Scene): void {
  const spot = card.dataset["spot"] ?? "";
  const [was, is, wasBoard, isBoard] = [before.get(spot), now.get(spot), before.get(""), now.get("")];
  if (!was || !is || !wasBoard || !isBoard) return;
  const dx = was.left - wasBoard.left - (is.left - isBoard.left);
  const dy = was.top - wasBoard.top - (is.top - isBoard.top);
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  card.style.zIndex = "2";
  const flight = card.animate({ transform: [`translate(${dx}px, ${dy}px)`, "none"] }, SHIFT);
  flight.onfinish = flight.oncancel = () => (card.style.zIndex = "");
}
