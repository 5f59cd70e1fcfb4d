/** The keyboard's way over the table: one stop for the tab key, arrows from pile to pile and from card to card. */
import { touched, placeOf } from "./touch";

const STOPS = "button[tabindex]";

export class Cursor {
  #pile: string | null = null;
  #hadFocus = false;
  #wasOnTop = false;
  readonly #gone = new AbortController();

  constructor(
    private readonly table: HTMLElement,
    private readonly hold: (pile: string, place: number) => void,
  ) {
    const { signal } = this.#gone;
    table.addEventListener("focusin", (event) => this.#settle(event.target), { signal });
    table.addEventListener("keydown", (event) => this.#key(event), { signal });
    document.addEventListener("keydown", (event) => this.#enter(event), { signal });
    this.restore();
  }

  destroy(): void {
    this.#gone.abort();
  }

  /** Before the table is drawn anew: was the focus on it, and on the top card of its pile? */
  remember(): void {
    const focus = document.activeElement;
    this.#hadFocus = this.table.contains(focus);
    this.#wasOnTop = this.#topOf(this.#pile) === this.#stop;
  }

  /** After it: the tab key has its one stop, and who was on top of a pile still is, whatever came or went. */
  restore(): void {
    const stop = this.#stop;
    if (stop && isStop(stop) && !this.#wasOnTop) return;
    const next = this.#topOf(this.#pile);
    if (!next || next === stop) return;
    this.#settle(next);
    if (this.#hadFocus) next.focus();
  }

  get #stop(): HTMLElement | null {
    return this.table.querySelector<HTMLElement>(`${STOPS}[tabindex="0"]`);
  }

  #topOf(pile: string | null): HTMLElement | null {
    return this.#stopsOf(pile ?? "S").at(-1) ?? null;
  }

  #settle(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
    for (const stop of this.table.querySelectorAll<HTMLElement>(`${STOPS}[tabindex="0"]`)) stop.tabIndex = -1;
    target.tabIndex = 0;
    this.#pile = touched(target)?.pile ?? null;
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || !this.table.contains(from)) return;
    if (event.key === "Enter" && event.shiftKey) this.#hold(from);
    else if (event.key.startsWith("Arrow")) this.#go(from, event.key);
    else return;
    event.preventDefault();
  }

  /** An arrow pressed nowhere leads onto the table, unless a sheet or a page lies over it. */
  #enter(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.key.startsWith("Arrow") || document.activeElement !== document.body) return;
    if (this.table.closest("[inert]") || document.querySelector("dialog[open]")) return;
    this.#stop?.focus();
    event.preventDefault();
  }

  #hold(from: HTMLElement): void {
    const found = touched(from);
    if (found?.card) this.hold(found.pile, placeOf(found.card));
  }

  #go(from: HTMLElement, key: string): void {
    const pile = touched(from)?.pile;
    if (pile === undefined) return;
    const own = this.#stopsOf(pile);
    const step = key === "ArrowUp" ? -1 : 1;
    const within = key === "ArrowUp" || key === "ArrowDown" ? own[own.indexOf(from) + step] : undefined;
    (within ?? this.#beside(from, key))?.focus();
  }

  /** The nearest pile in the arrow's direction; in it its last card, the one that can be played. */
  #beside(from: HTMLElement, key: string): HTMLElement | undefined {
    const here = middle(from.closest("[data-pile]") ?? from);
    const others = [...this.table.querySelectorAll<HTMLElement>("[data-pile]")].flatMap((pile) => {
      const way = distance(here, middle(pile), key);
      return way === null ? [] : [{ pile, way }];
    });
    others.sort((one, other) => one.way - other.way);
    const name = others[0]?.pile.dataset["pile"];
    return name === undefined ? undefined : this.#stopsOf(name).at(-1);
  }

  /** What can be reached in a pile: its open cards, or its floor when there is none. */
  #stopsOf(pile: string): HTMLElement[] {
    return [...this.table.querySelectorAll<HTMLElement>(`[data-pile="${pile}"] > ${STOPS}`)].filter(isStop);
  }
}

function isStop(element: HTMLElement): boolean {
  return !element.matches(".floor") || !element.parentElement?.querySelector("button.card");
}

interface Middle {
  x: number;
  y: number;
}

function middle(element: Element): Middle {
  const { left, right, top } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: top };
}

/** How far a pile is in a direction; null when it is not there. What lies off the straight way counts thrice. */
function distance(from: Middle, to: Middle, key: string): number | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const isLevel = key === "ArrowLeft" || key === "ArrowRight";
  const ahead = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[key] ?? 0;
  const aside = Math.abs(isLevel ? y : x);
  return ahead < 2 || aside > 2 * ahead ? null : ahead + 3 * aside;
}
