/** What the settings make of the page: the theme and its companions stand on the root element. */
import type { SettingsMessage } from "./wire";

export type Theme = "paper" | "felt" | "dark" | "contrast";
type Looks = Pick<SettingsMessage, "theme" | "four_colours" | "large_faces" | "left_handed" | "motion">;

const KEY = "easyharp-theme";
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
  remember(looks.theme);
  const queries = [DARK, CONTRAST].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", paint);
  return () => queries.forEach((query) => query.removeEventListener("change", paint));
}

/** Before the server has told the settings, the page wears what it wore last. */
export function dressAsBefore(): void {
  document.documentElement.dataset["theme"] = themeOf(remembered());
}

function mark(root: HTMLElement, name: string, isOn: boolean, value: string): void {
  if (isOn) root.dataset[name] = value;
  else delete root.dataset[name];
}

function remember(theme: SettingsMessage["theme"]): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser may keep nothing; then the page starts on paper.
  }
}

function remembered(): SettingsMessage["theme"] {
  try {
    const theme = localStorage.getItem(KEY);
    if (theme === "paper" || theme === "felt" || theme === "dark" || theme === "contrast") return theme;
  } catch {
    // See above.
  }
  return "auto";
}
