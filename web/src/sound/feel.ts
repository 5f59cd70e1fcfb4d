/** What an answer feels like: to the ear and to the hand, each only when it was asked for. */
import type { EventMessage, IntentAnswer, SettingsMessage } from "../wire";
import { noteOf } from "./scale";

const LANDS_MS = 12;
const REFUSED_MS = [18, 40, 18];
const WON_MS = [30, 60, 30, 60, 90];

export type Feeling = "won" | "refused" | "landed" | "touched" | null;

/** The one thing that an answer is to the senses; a card that was only put back is nothing. */
export function feelingOf({ refusal, action, events }: IntentAnswer): Feeling {
  if (refusal) return refusal.reason === "same-pile" ? null : "refused";
  if (action === null) return null;
  if (events.some(({ kind }) => kind === "won")) return "won";
  return events.some(({ kind }) => kind === "moved") ? "landed" : "touched";
}

export function feel(answer: IntentAnswer, { sound, vibration }: SettingsMessage): void {
  const feeling = feelingOf(answer);
  if (feeling === null) return;
  if (vibration) vibrate(feeling);
  if (sound) void hear(feeling, answer.events);
}

function vibrate(feeling: Feeling): void {
  // Not every browser has it, whatever the types say.
  if (!("vibrate" in navigator) || feeling === "touched") return;
  navigator.vibrate(feeling === "won" ? WON_MS : feeling === "refused" ? REFUSED_MS : LANDS_MS);
}

async function hear(feeling: Feeling, events: EventMessage[]): Promise<void> {
  const player = await import("./player");
  if (feeling === "won") return player.arpeggio();
  if (feeling === "refused") return player.thud();
  if (feeling === "touched") return player.touch();
  for (const { kind, target } of events) {
    const hertz = kind === "moved" ? noteOf(target) : null;
    if (hertz !== null) player.pluckNote(hertz);
  }
}
