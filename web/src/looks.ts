/** What the settings make of the page: the theme and its companions stand on the root element. */
import { recalled, remember } from "./memory";
import type { SettingsMessage } from "./wire";

const THEMES = ["paper", "felt", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
type Looks = Pick<SettingsMessage, "theme" | "four_colours" | "large_faces" | "left_handed" | "motion">;

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

/** The theme of a setting; `auto` follows what the device asks for. */
export function themeOf(
  setting: SettingsMessage["theme"],
  asks: (query: string) => boolean = (query) => matchMedia(query).matches,
): Theme {
  if (setting !== "auto") return setting;
  if (asks(CONTRAST)) return "contrast";
  return asks(DARK) ? "dark" : "paper";
}

/** Dress the page, now and whenever the device changes its mind; returns how to stop that. */
export function dress(looks: Looks): () => void {
  const root = document.documentElement;
  const paint = () => {
    root.dataset["theme"] = themeOf(looks.theme);
  };
  paint();
  mark(root, "colours", looks.four_colours, "four");
  mark(root, "faces", looks.large_faces, "large");
  mark(root, "hand", looks.left_handed, "left");
  root.dataset["motion"] = looks.motion;
  remember("theme", looks.theme);
  const queries = [DARK, CONTRAST].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", paint);
  return () => queries.forEach((query) => query.removeEventListener("change", paint));
}

/** Before the server has told the settings, the page wears what it wore last. */
export function dressAsBefore(): void {
  const theme = recalled("theme");
  document.documentElement.dataset["theme"] = themeOf(THEMES.find((known) => known === theme) ?? "auto");
}

function mark(root: HTMLElement, name: string, isOn: boolean, value: string): void {
  if (isOn) root.dataset[name] = value;
  else delete root.dataset[name];
}
