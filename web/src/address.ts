/** The address of the page always carries the deal. */
import type { Reason } from "./wire";

/** The deal that an address asks for, as it was written; null for the plain page. */
export function dealIn(path: string): string | null {
  const [, written] = /^\/deal\/(.*?)\/*$/.exec(path) ?? [];
  if (written === undefined) return null;
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

export const addressOf = (code: string): string => `/deal/${code}`;

/** Whether a code or number as people write it names this deal; anything else the server reads. */
export function names(text: string, deal: { code: string; number: number }): boolean {
  const squeezed = text.replace(/[\s-]/g, "").toUpperCase();
  if (/^[0-9]+$/.test(squeezed)) return Number(squeezed) === deal.number;
  return squeezed === deal.code.replaceAll("-", "");
}

/** The place of a rule on the page FAQ, and the address of that. */
export const anchorOf = (reason: Reason): string => `refusal-${reason}`;
export const addressOfRule = (reason: Reason): string => `/faq#${anchorOf(reason)}`;
