/** The keyboard outside of fields: single keys of the key map, and actions typed in the notation. */
import { actionOf, isBusy, shortcutOf, signOf, type KeyAction } from "./keys";
import { isTypable, readTyped, type Typed } from "./notation";

/** What a key press asks the page to do; `play` is an action of the notation, null nothing but the typing itself. */
export type Pressed = { does: KeyAction } | { play: string } | null;

const LONGEST = 3;

export class Keyboard {
  /** What has been typed of an action. */
  typed = $state("");
  readonly reading: Typed = $derived(readTyped(this.typed));

  /** Take a key; `undefined` when it is none of ours. Letters, digits and signs count only when `letters` do. */
  press(event: KeyboardEvent, letters: boolean): Pressed | undefined {
    const shortcut = shortcutOf(event);
    if (shortcut) return { does: shortcut };
    if (isBusy(event)) return undefined;
    const key = signOf(event);
    if (this.typed && key in this.#editing) return this.#editing[key]?.();
    if (!letters && key !== " ") return undefined;
    const action = actionOf(key);
    if (action === null) return this.#type(key);
    this.typed = "";
    return { does: action };
  }

  readonly #editing: Record<string, () => Pressed> = {
    Enter: () => this.#play(),
    Backspace: () => this.#set(this.typed.slice(0, -1)),
    Escape: () => this.#set(""),
  };

  #type(key: string): Pressed | undefined {
    return isTypable(key) ? this.#set((this.typed + key).slice(0, LONGEST)) : undefined;
  }

  #set(text: string): null {
    this.typed = text;
    return null;
  }

  /** Play what is whole; what is not stays to be mended. */
  #play(): Pressed {
    if (this.reading.kind !== "action") return null;
    const { action } = this.reading;
    this.typed = "";
    return { play: action };
  }
}
