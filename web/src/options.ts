/** Every option of a player in one table: the sheet of settings is drawn from it, the texts are named after it. */
import type { SettingsMessage } from "./wire";

type Names<Kind> = {
  [Name in keyof SettingsMessage]: SettingsMessage[Name] extends Kind ? Name : never;
}[keyof SettingsMessage];

export type Switch = Exclude<Names<boolean>, "guide_seen">;
export type Choice = "new_deals" | "theme" | "motion";

export type Option =
  | { kind: "switch"; name: Switch }
  | { kind: "choice"; name: Choice; among: readonly string[] }
  | { kind: "pause"; name: "double_tap_ms"; among: readonly number[] };

export interface Group {
  /** The message that heads the group. */
  title: "settings-playing" | "settings-looks" | "settings-senses";
  options: readonly Option[];
}

const on = (name: Switch): Option => ({ kind: "switch", name });

export const GROUPS: readonly Group[] = [
  {
    title: "settings-playing",
    options: [
      on("interactive_rules"),
      on("double_tap"),
      // The longer ones are for hands that shake.
      { kind: "pause", name: "double_tap_ms", among: [350, 600, 1000] },
      on("tap_moves"),
      on("show_targets"),
      on("mark_last_move"),
      { kind: "choice", name: "new_deals", among: ["winnable", "any"] },
    ],
  },
  {
    title: "settings-looks",
    options: [
      { kind: "choice", name: "theme", among: ["auto", "paper", "felt", "dark", "contrast"] },
      on("four_colours"),
      on("large_faces"),
      on("left_handed"),
      on("show_score"),
      on("clock"),
    ],
  },
  {
    title: "settings-senses",
    options: [
      { kind: "choice", name: "motion", among: ["full", "fast", "off"] },
      on("sound"),
      on("vibration"),
      on("letter_keys"),
      on("text_board"),
    ],
  },
];

/** Options are written with hyphens in texts and on the page. */
export const messageOf = (name: string): string => `option-${name.replaceAll("_", "-")}`;
