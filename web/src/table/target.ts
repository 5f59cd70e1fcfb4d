/** Which pile a card that is let go was meant for. */
import { FOUNDATIONS } from "../piles";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Zone extends Box {
  name: string;
}

/**
 * The pile under the card's centre or under the pointer, of these two rather the one that would take the card;
 * failing both, the pile that the card covers most. Null over nothing.
 */
export function targetOf(
  zones: Zone[],
  card: Box,
  pointer: Point,
  welcome: (pile: string) => boolean,
): string | null {
  const centre = { x: (card.left + card.right) / 2, y: (card.top + card.bottom) / 2 };
  const under = [centre, pointer].flatMap((point) => at(zones, point) ?? []);
  return under.find(welcome) ?? under[0] ?? mostCovered(zones, card);
}

function at(zones: Zone[], { x, y }: Point): string | null {
  const inside = zones.filter(
    (zone) => x >= zone.left && x <= zone.right && y >= zone.top && y <= zone.bottom,
  );
  // The foundation area lies under its slots.
  return (inside.find(({ name }) => name !== FOUNDATIONS) ?? inside[0])?.name ?? null;
}

function mostCovered(zones: Zone[], card: Box): string | null {
  const covered = zones
    .map((zone) => ({ name: zone.name, area: overlap(zone, card) }))
    .filter(({ area }) => area > 0)
    .sort((one, other) => other.area - one.area);
  return covered[0]?.name ?? null;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Measure the piles as they lie on the screen now. */
export function zonesIn(table: HTMLElement): Zone[] {
  return [...table.querySelectorAll<HTMLElement>("[data-pile], [data-area]")].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { name: element.dataset["pile"] ?? element.dataset["area"] ?? "", left, top, right, bottom };
  });
}
