/** Arriving on a page: at the place that the address names, or at the heading. */

/** What a reader does when they want to be somewhere else. */
const LEAVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Go to where the address leads, and stay there while the content of the page is still growing. */
export function arrive(content: HTMLElement): () => void {
  const frame = content.parentElement;
  const place = placeIn(content);
  focus(place ?? frame?.querySelector("h1"));
  if (!place) {
    frame?.scrollTo(0, 0);
    return () => {};
  }
  // The history was written by a script: no style sees this place as the target of the address.
  place.dataset["arrived"] = "";
  return holdTo(place, content);
}

function placeIn(content: HTMLElement): HTMLElement | null {
  const name = location.hash.slice(1);
  return name ? content.querySelector<HTMLElement>(`#${CSS.escape(name)}`) : null;
}

function focus(element: HTMLElement | null | undefined): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

function holdTo(place: HTMLElement, content: HTMLElement): () => void {
  const growth = new ResizeObserver(() => place.scrollIntoView());
  const leave = () => growth.disconnect();
  for (const sign of LEAVES) addEventListener(sign, leave, { once: true, passive: true });
  place.scrollIntoView();
  growth.observe(content);
  return () => {
    leave();
    for (const sign of LEAVES) removeEventListener(sign, leave);
  };
}
