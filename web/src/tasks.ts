/** Long work is cut into tasks, so that a touch or a key never waits for all of it. */

/** Goes on in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Goes on when what has been drawn so far is seen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Goes on when nothing else is to be done. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no word for it.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
