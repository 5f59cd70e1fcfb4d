/** A month as a calendar lays it out. */
import { dateFormat } from "../formats";

/** The first day of the week where somebody lives: 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  const about = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (about.getWeekInfo?.() ?? about.weekInfo)?.firstDay ?? 1;
}

/** How many places are empty before the first day of a month. */
export function leading(month: string, first: number): number {
  const weekday = new Date(`${month}-01T12:00:00`).getDay() || 7;
  return (weekday - first + 7) % 7;
}

/** The names of the days of the week, in their order. */
export function weekdays(locale: string, first: number): { short: string; long: string }[] {
  const name = (nth: number, weekday: "short" | "long") =>
    // The first of January 2024 was a Monday.
    dateFormat(locale, { weekday }).format(new Date(2024, 0, first + nth, 12));
  return Array.from({ length: 7 }, (_, nth) => ({ short: name(nth, "short"), long: name(nth, "long") }));
}

/** The month so many months after another. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, nth = 1] = month.split("-").map(Number);
  const count = year * 12 + nth - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** A month the way it is written in a language. */
export function readableMonth(month: string, locale: string, style: "long" | "short" = "long"): string {
  const noon = new Date(`${month}-01T12:00:00`);
  return dateFormat(locale, { year: "numeric", month: style }).format(noon);
}
