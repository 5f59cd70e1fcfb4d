/** The player's own calendar date, as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${two(month)}-${two(day)}`;
}

/** A day the way it is written in a language. */
export function readable(day: string, locale: string): string {
  const noon = new Date(`${day}T12:00:00`);
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(noon);
}

const two = (number: number): string => String(number).padStart(2, "0");
