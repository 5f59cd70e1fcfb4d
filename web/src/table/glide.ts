/** Cards glide from where they were to where they are: the difference of two views, and only a picture. */
import type { TableView } from "../wire";
import { cardId } from "./touch";

export interface Spot {
  left: number;
  top: number;
  isUp: boolean;
}

export type Spots = Map<number, Spot>;

export interface Flight {
  place: number;
  dx: number;
  dy: number;
  turns: boolean;
}

const GLIDE: KeyframeAnimationOptions = { duration: 190, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };
const TURN: KeyframeAnimationOptions = { duration: 190, easing: "ease-out" };

/** Where every card of a view is seen now; one that lies under others is where its pile is. */
export function spotsOf(table: HTMLElement, view: TableView): Spots {
  const spots: Spots = new Map();
  for (const [pile, cards] of Object.entries(view.piles)) {
    const ground = table.querySelector(`[data-pile="${pile}"]`)?.getBoundingClientRect();
    for (const { place, card } of cards) {
      const box = document.getElementById(cardId(place))?.getBoundingClientRect() ?? ground;
      if (box) spots.set(place, { left: box.left, top: box.top, isUp: card !== null });
    }
  }
  return spots;
}

/** What has to move so that the eye sees one table become the other. */
export function flightsBetween(before: Spots, after: Spots): Flight[] {
  return [...after].flatMap(([place, now]) => {
    const was = before.get(place);
    if (!was) return [];
    const [dx, dy, turns] = [was.left - now.left, was.top - now.top, was.isUp !== now.isUp];
    return Math.abs(dx) > 0.5 || Math.abs(dy) > 0.5 || turns ? [{ place, dx, dy, turns }] : [];
  });
}

/** What is in the air now, and what is to be done when it lands. */
const aloft = new Map<Animation, () => void>();

export function fly(flights: Flight[]): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const flight of flights) {
    const card = document.getElementById(cardId(flight.place));
    if (!card) continue;
    if (flight.dx || flight.dy) glide(card, flight);
    if (flight.turns && card.firstElementChild) turn(card.firstElementChild);
  }
}

function glide(card: HTMLElement, { dx, dy }: Flight): void {
  card.dataset["gliding"] = "";
  const flight = card.animate({ transform: [`translate(${dx}px, ${dy}px)`, "none"] }, GLIDE);
  follow(flight, () => delete card.dataset["gliding"]);
}

function turn(leaf: Element): void {
  follow(leaf.animate({ transform: ["scaleX(0.05)", "none"] }, TURN), () => {});
}

function follow(flight: Animation, rest: () => void): void {
  aloft.set(flight, rest);
  flight.onfinish = flight.oncancel = () => landed(flight);
}

function landed(flight: Animation): void {
  aloft.get(flight)?.();
  aloft.delete(flight);
}

/** Cut all flights short: every card is at once where it belongs. */
export function land(): void {
  for (const flight of [...aloft.keys()]) {
    landed(flight);
    flight.cancel();
  }
}
