/** Cards glide from where they were to where they are: the difference of two views, and only a picture. */
import { isStill } from "../motion";
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

const CALM_MS = 210;
const QUICK_MS = 100;
const GLIDE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
/** Cards of a turn-over follow one another; more than these few would only be waited for. */
const SWEPT = 7;
const SWEEP_STEP = 0.14;

/** The piles in which something happens from one view to the next, or is still in the air. */
export function stirred(table: HTMLElement, was: TableView, now: TableView): string[] {
  const moving = [...table.querySelectorAll("[data-gliding], [data-carried]")];
  const busy = new Set(moving.map((card) => card.closest<HTMLElement>("[data-pile]")?.dataset["pile"]));
  return Object.keys(now.piles).filter((pile) => was.piles[pile] !== now.piles[pile] || busy.has(pile));
}

/** Where every card of some piles is seen now; one that lies under others is where its pile is. */
export function spotsOf(table: HTMLElement, view: TableView, piles: readonly string[]): Spots {
  const spots: Spots = new Map();
  for (const pile of piles) {
    const cards = view.piles[pile] ?? [];
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

const pace = (): number => (document.documentElement.dataset["motion"] === "fast" ? QUICK_MS : CALM_MS);

export function fly(flights: Flight[]): void {
  if (isStill()) return;
  for (const flight of flights) {
    const card = document.getElementById(cardId(flight.place));
    if (!card) continue;
    if (flight.dx || flight.dy) glide(card, flight);
    if (flight.turns) turn(card);
  }
}

function glide(card: HTMLElement, { dx, dy }: Flight): void {
  card.dataset["gliding"] = "";
  const way = { transform: [`translate(${dx}px, ${dy}px)`, "none"] };
  follow(card.animate(way, { duration: pace(), easing: GLIDE }), () => delete card.dataset["gliding"]);
}

/** A card shows its edge half-way: until then its back, when it turns up, and from then on its new side. */
function turn(card: HTMLElement): void {
  const leaf = card.firstElementChild;
  if (!leaf) return;
  const half = pace() * 0.5;
  const opens = { transform: ["scaleX(0)", "none"] };
  follow(leaf.animate(opens, { duration: half, delay: half, easing: "ease-out", fill: "backwards" }));
  if (card.dataset["card"] === undefined) return;
  const back = backIn(card);
  const closes = { transform: ["none", "scaleX(0)"] };
  follow(back.animate(closes, { duration: half, easing: "ease-in", fill: "forwards" }), () => back.remove());
}

function backIn(parent: Element): HTMLElement {
  const back = document.createElement("span");
  back.className = "leaf back";
  parent.append(back);
  return back;
}

/** The waste turns over into the stock: a few backs sweep across, one after the other. */
export function sweep(board: HTMLElement): void {
  const [stock, waste] = ["S", "W"].map((pile) => board.querySelector<HTMLElement>(`[data-pile="${pile}"]`));
  if (!stock || !waste || isStill()) return;
  const [to, from] = [stock.getBoundingClientRect(), waste.getBoundingClientRect()];
  const way = {
    transform: [`translate(${from.left - to.left}px, ${from.top - to.top}px) scaleX(0.2)`, "none"],
  };
  for (let index = 0; index < SWEPT; index += 1) {
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    backIn(ghost);
    stock.append(ghost);
    const delay = index * pace() * SWEEP_STEP;
    follow(ghost.animate(way, { duration: pace(), delay, easing: GLIDE, fill: "backwards" }), () =>
      ghost.remove(),
    );
  }
}

/** See an animation through to its end, or until the next action cuts it short. */
export function follow(flight: Animation, rest: () => void = () => {}): void {
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
