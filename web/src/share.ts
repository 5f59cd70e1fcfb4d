/** Sharing a deal or a result: the code and the figures, nothing of the cards. */
import { addressOf } from "./address";
import { at } from "./base";
import { readable } from "./day";
import { region, t } from "./tongue.svelte";

export interface Shared {
  code: string;
  day: string | null;
}

export interface Result {
  won: boolean;
  score: number;
  moves: number;
  take_backs: number | boolean;
}

/** Addresses that lead every device to itself. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)\.?$/;

/** What is said, with the way to the deal at its end if another device can go it; the words hold the code. */
export function shareText({ code, day }: Shared, result: Result): string {
  const words = [
    day ? t("share-day", { day: readable(day, region()), code }) : t("share-deal", { code }),
    result.won ? t("share-won", { score: result.score, moves: result.moves }) : "",
    result.won && result.take_backs ? t("win-take-backs") : "",
  ];
  const said = words.filter(Boolean).join(" ");
  if (LOOPBACK.test(location.hostname)) return said;
  return `${said}\n${new URL(at(addressOf(code)), location.origin).href}`;
}

/** How a text was shared; "shown" when the browser can do neither and it is to be copied by hand. */
export type Way = "shared" | "copied" | "shown" | "left";

export async function share(text: string): Promise<Way> {
  if ("share" in navigator) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "left";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "shown";
  }
}
