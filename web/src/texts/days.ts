/** Days as people say them: "today", "yesterday", "on Monday", a date. */

const DAY = 24 * 60 * 60 * 1000; // ms

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** The time of day of `when`, in ms since 1970: "5:40 PM". */
export const timeText = (when: number, language: string): string => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(when);

/** The day of `when` as said at `now`, both in ms since 1970, in a language: "yesterday", "Monday", or "Mar 4". */
export function dayText(when: number, now: number, language: string): string {
  const days = Math.round((midnight(now) - midnight(when)) / DAY); // days of 23 and 25 hours count as one
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  const format = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, format).format(when);
}
