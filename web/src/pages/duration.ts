/** A time of play in words: hours and minutes, or minutes and seconds. */
import { t } from "../tongue.svelte";

export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return t("duration-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t("duration-minutes", { minutes, seconds: seconds % 60 });
}
