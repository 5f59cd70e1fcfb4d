/**
 * Where the app stands on its host: all of it, or under a path (`easyharp serve --base /harp`). Within the app addresses
 * begin after that path; here it is put before them and taken off again.
 */
const HEAD = typeof document === "undefined" ? null : document.querySelector('meta[name="easyharp-base"]');
/** Without the slash at its end: empty for the whole host. */
const BASE = (HEAD?.getAttribute("content") ?? "/").slice(0, -1);

/** An address of the app as the browser needs it. */
export const at = (address: string): string => BASE + address;

/** The address within the app that a path of the browser means. */
export const within = (path: string): string =>
  path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;

/** The address within the app that the browser shows. */
export const here = (): string => within(location.pathname);
