/** Pointers become gestures here: a tap, a long press, a card that is carried and let go. */
import { land } from "./glide";
import { peek, unpeek } from "./peek";
import { targetOf, zonesIn, type Point } from "./target";
import { touched, withAllOn, type Touched } from "./touch";

export interface HandsOptions {
  tap(pile: string, place: number | null, at: number): void;
  hold(pile: string, place: number): void;
  /** A card is in the air now, with all that lies on it. */
  lift(pile: string, place: number): void;
  /** A card was let go, over a pile or over nothing. */
  drop(pile: string, place: number, target: string | null): void;
  welcome(pile: string): boolean;
  /** Whether a card may be moved anywhere. */
  moves(pile: string, place: number): boolean;
}

/** A finger trembles more than a mouse: about 2 mm. */
const SLACK_PX = { touch: 8, pen: 8, mouse: 5 };
const HOLD_MS = 450;
const OWN_CLICK_MS = 80;

interface Press extends Touched {
  pointer: number;
  start: Point;
  slack: number;
  timer: ReturnType<typeof setTimeout>;
  isHeld: boolean;
  /** Pressed with Ctrl, the other button of a Mac: it only looks. */
  looks: boolean;
  carried: HTMLElement[];
  /** A card that was caught in its flight, and how far from its pile that was. */
  caught: Caught | null;
}

interface Caught extends Touched {
  offset: Point;
}

export class Hands {
  #press: Press | null = null;
  /** When a pressed pointer was last let go: its click comes with it. */
  #upAt = -Infinity;
  readonly #gone = new AbortController();

  constructor(
    private readonly table: HTMLElement,
    private readonly options: HandsOptions,
  ) {
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      does: (event: HTMLElementEventMap[K]) => void,
    ) => table.addEventListener(name, does, { signal: this.#gone.signal });
    listen("pointerdown", (event) => this.#down(event));
    listen("pointermove", (event) => this.#move(event));
    listen("pointerup", (event) => this.#up(event));
    listen("pointercancel", (event) => this.#lost(event));
    listen("lostpointercapture", (event) => this.#lost(event));
    listen("click", (event) => this.#click(event));
    listen("contextmenu", (event) => this.#look(event));
    listen("dragstart", (event) => event.preventDefault());
    // Cards lie elsewhere now, and what is carried would hang far from its pointer.
    addEventListener("resize", () => this.cancel(), { signal: this.#gone.signal });
  }

  destroy(): void {
    this.cancel();
    this.#gone.abort();
  }

  /** The carried card goes home. */
  cancel(): void {
    const press = this.#end();
    if (press?.carried.length && press.place !== null) this.options.drop(press.pile, press.place, null);
  }

  /** Any pointer will do, the first one or not: a thumb that rests somewhere gives way, a carried card does not. */
  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.#press?.carried.length) return;
    this.#end();
    unpeek(this.table);
    // What a program sends has a target; that it has a point as well is not said.
    const { found, caught } = event.isTrusted
      ? this.#find(event)
      : { found: touched(event.target), caught: null };
    if (!found) return;
    this.#capture(event.pointerId);
    const kind = event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";
    this.#press = {
      ...found,
      pointer: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      slack: SLACK_PX[kind],
      timer: setTimeout(() => this.#hold(), HOLD_MS),
      isHeld: false,
      looks: event.ctrlKey,
      carried: [],
      caught,
    };
    if (event.ctrlKey) peek(found.card);
  }

  /** Captured by the table, a pointer is not lost when its card is drawn anew meanwhile. */
  #capture(pointer: number): void {
    try {
      this.table.setPointerCapture(pointer);
    } catch {
      // A pointer that a program made up cannot be captured, and need not be.
    }
  }

  /**
   * What a pointer means while cards fly: the card that is seen, when it flies within its pile, else what will
   * lie there: nobody wants the card that only passes by, nor one that is being covered by a card that can be moved.
   */
  #find({ clientX, clientY }: PointerEvent): { found: Touched | null; caught: Caught | null } {
    const seen = touched(document.elementFromPoint(clientX, clientY));
    const aloft = seen?.card?.getBoundingClientRect();
    land();
    const landed = touched(document.elementFromPoint(clientX, clientY));
    const isAmongOwn = seen && (!landed || (seen.card && seen.pile === landed.pile));
    const isOwn = isAmongOwn && (this.#moves(seen) || !this.#moves(landed));
    const home = seen?.card?.getBoundingClientRect();
    const offset = aloft && home ? { x: aloft.left - home.left, y: aloft.top - home.top } : { x: 0, y: 0 };
    const isCaught = seen?.card && seen.card !== landed?.card && (offset.x || offset.y);
    return { found: isOwn ? seen : landed, caught: isCaught ? { ...seen, offset } : null };
  }

  readonly #moves = (card: Touched | null): boolean =>
    card !== null && card.place !== null && this.options.moves(card.pile, card.place);

  /** The other button, or a long press of the system's own, shows a card that lies under others. */
  #look(event: MouseEvent): void {
    event.preventDefault();
    if (this.#press) return;
    unpeek(this.table);
    peek(touched(event.target)?.card ?? null);
  }

  #hold(): void {
    const press = this.#press;
    if (!press || press.looks || !isOpen(press) || press.place === null || press.carried.length) return;
    press.isHeld = true;
    peek(press.card);
    this.options.hold(press.pile, press.place);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId || press.looks) return;
    const by = { x: event.clientX - press.start.x, y: event.clientY - press.start.y };
    if (!press.carried.length && Math.hypot(by.x, by.y) > press.slack) this.#lift(press);
    const { x, y } = press.caught?.card === press.card && press.caught ? press.caught.offset : HOME;
    for (const card of press.carried) card.style.translate = `${by.x + x}px ${by.y + y}px`;
  }

  #lift(press: Press): void {
    clearTimeout(press.timer);
    unpeek(this.table);
    // Nothing to carry lies here, but a card flew by: that is the one that was grabbed.
    if (!isOpen(press) && press.caught) Object.assign(press, press.caught);
    // A press on the table that wanders off is no tap any more, but it carries nothing either.
    if (!isOpen(press) || !press.card || press.place === null) return;
    press.carried = withAllOn(press.card);
    for (const card of press.carried) card.dataset["carried"] = card.dataset["airborne"] = "";
    this.options.lift(press.pile, press.place);
  }

  #up(event: PointerEvent): void {
    if (this.#press?.pointer !== event.pointerId) return;
    this.#upAt = event.timeStamp;
    const press = this.#end();
    if (!press || press.looks) return;
    const pointer = { x: event.clientX, y: event.clientY };
    if (press.carried.length) this.#drop(press, pointer);
    else if (!press.isHeld && near(press, pointer))
      this.options.tap(press.pile, press.place, event.timeStamp);
  }

  #drop(press: Press, pointer: Point): void {
    const [card] = press.carried;
    if (!card || press.place === null) return;
    const target = targetOf(zonesIn(this.table), card.getBoundingClientRect(), pointer, this.options.welcome);
    this.options.drop(press.pile, press.place, target);
  }

  #lost(event: PointerEvent): void {
    if (this.#press?.pointer === event.pointerId && event.target === this.table) this.cancel();
  }

  #end(): Press | null {
    const press = this.#press;
    this.#press = null;
    if (press) {
      clearTimeout(press.timer);
      unpeek(this.table);
    }
    for (const card of press?.carried ?? []) delete card.dataset["airborne"];
    return press;
  }

  /** Keys, screen readers and extensions click without a pointer; a pointer's click was a tap already. */
  #click(event: MouseEvent): void {
    if (event.timeStamp - this.#upAt < OWN_CLICK_MS) return;
    const found = touched(event.target);
    if (found) this.options.tap(found.pile, found.place, event.timeStamp);
  }
}

const HOME: Point = { x: 0, y: 0 };

const isOpen = (press: Press): boolean => press.card?.dataset["card"] !== undefined;

function near(press: Press, { x, y }: Point): boolean {
  return Math.hypot(x - press.start.x, y - press.start.y) <= press.slack;
}

/** A card that was carried is an ordinary card again. */
export function putDown(table: HTMLElement): void {
  for (const card of table.querySelectorAll<HTMLElement>("[data-carried]:not([data-airborne])")) {
    delete card.dataset["carried"];
    card.style.translate = "";
  }
}
