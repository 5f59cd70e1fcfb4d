/** The pages beside the game: their addresses, and their code, which is fetched only when one is opened. */
import type { Component } from "svelte";
import { isThere } from "./api";
import type { Conversation } from "./conversation.svelte";
import { recalled, remember } from "./memory";

export interface PageProps {
  talk: Conversation;
  /** What the address names beside the page: the id of a game, or empty. */
  id: string;
  /** Follow an address within the app. */
  go: (address: string) => void;
}

export interface Page {
  /** The message that names the page. */
  name: string;
  /** The message that is its heading, where that is another one. */
  title?: string;
  /** The address, with `/:id` at its end when it names something. */
  path: string;
  /** Whether the menu lists it. */
  isListed: boolean;
  load: () => Promise<{ default: Component<PageProps> }>;
}

/** A page that shows the same in every game: what pages are given, it does not take. */
const ofItself = (load: () => Promise<{ default: Component<Record<string, never>> }>): Page["load"] =>
  load as unknown as Page["load"];

export const PAGES: readonly Page[] = [
  {
    name: "page-rules",
    title: "rules-title",
    path: "/rules",
    isListed: true,
    load: ofItself(() => import("./pages/Rules.svelte")),
  },
  {
    name: "page-examples",
    title: "examples-title",
    path: "/examples",
    isListed: true,
    load: ofItself(() => import("./pages/Examples.svelte")),
  },
  {
    name: "page-faq",
    title: "faq-title",
    path: "/faq",
    isListed: true,
    load: ofItself(() => import("./pages/Faq.svelte")),
  },
  {
    name: "page-calendar",
    path: "/calendar",
    isListed: true,
    load: () => import("./pages/Calendar.svelte"),
  },
  {
    name: "page-history",
    path: "/history",
    isListed: true,
    load: () => import("./pages/History.svelte"),
  },
  {
    name: "page-statistics",
    path: "/statistics",
    isListed: true,
    load: () => import("./pages/Statistics.svelte"),
  },
  {
    name: "page-replay",
    path: "/replay/:id",
    isListed: false,
    load: () => import("./pages/Replay.svelte"),
  },
  {
    name: "page-print",
    path: "/print/:id",
    isListed: false,
    load: () => import("./pages/Print.svelte"),
  },
];

/** The page that an address means, with what it names; null for the game. */
export function pageAt(path: string): { page: Page; id: string } | null {
  for (const page of PAGES) {
    const [base = ""] = page.path.split("/:");
    if (path === base && base === page.path) return { page, id: "" };
    if (base !== page.path && path.startsWith(`${base}/`)) return { page, id: path.slice(base.length + 1) };
  }
  return null;
}

/**
 * Fetch a page's code. After an upgrade of the server its file has another name, and a tab that was open before does
 * not know it: then the app is loaded anew, once. The address is the page's own, and the game is with the server.
 */
export async function fetched(page: Page): Promise<{ default: Component<PageProps> }> {
  try {
    const content = await page.load();
    remember("reloaded", null);
    return content;
  } catch (error) {
    if (recalled("reloaded") !== page.path && (await isThere())) {
      remember("reloaded", page.path);
      // A browser that keeps nothing would do it for ever.
      if (recalled("reloaded") === page.path) location.reload();
    }
    throw error;
  }
}
