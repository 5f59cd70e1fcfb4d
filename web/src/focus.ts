/** Where the focus was before sheets and pages took it, and goes when they are gone. */
const BOARD = '[data-pile] [tabindex="0"]';

export class Focus {
  #isAway = false;
  #left: Element | null = null;

  /**
   * A sheet or a page opens; what opens from there leads back to the same place. A button that was clicked does not
   * get the focus again: the next space is meant for the stock.
   */
  leave(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#left = document.querySelector(":focus-visible");
  }

  /** What was opened leads on to the table. */
  leadToTable(): void {
    this.#left = null;
  }

  /** Back to where the keyboard was; to the table, when that is gone or the keyboard was nowhere. */
  comeBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    const place = this.#left?.isConnected ? this.#left : document.querySelector(BOARD);
    if (place instanceof HTMLElement) place.focus();
  }
}
