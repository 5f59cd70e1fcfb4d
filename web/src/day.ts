/** The player's own calendar: days as YYYY-MM-DD, months as YYYY-MM. */
import { dateFormat } from "./formats";

export function localDay(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${two(month)}-${two(day)}`;
}

/** A day the way it is written in a language. */
export function readable(day: string, locale: string): string {
  const noon = new Date(`${day}T12:00:00`);
  return dateFormat(locale, { dateStyle: "long" }).format(noon);
}

/** From one moment to another the way it is written in a language, by the player's own clock; a day is named once. */
export function readableSpan(from: string | number, to: string | number, locale: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  const format = dateFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  // A clock that was set back in between does not turn a game round.
  return start < end ? format.formatRange(start, end) : format.format(start);
}

/** Whole hours and minutes until the day ends by the player's own clock; a started minute counts. */
export function untilMidnight(now: Date): { hours: number; minutes: number } {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const two = (number: number): string => String(number).padStart(2, "0");
