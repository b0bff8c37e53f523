/** Days in words. Pure. */

const DAY = 86_400_000; // milliseconds

/** A date at noon, `days` later; noon exists on every day, also where clocks change. */
function noon(date: Date, days = 0): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);
}

/** How many days before `now` a time was, both in milliseconds: 0 today, 1 yesterday. */
export function daysAgo(time: number, now: number): number {
  return Math.round((noon(new Date(now)).getTime() - noon(new Date(time)).getTime()) / DAY);
}

/** When something was: "today", "yesterday"; within a week the weekday; otherwise the date. */
export function whenText(
  time: number,
  now: number,
  language: string,
): { readonly kind: 'near' | 'weekday' | 'date'; readonly text: string } {
  const ago = daysAgo(time, now);
  if (ago <= 1) return { kind: 'near', text: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, ago), 'day') };
  if (ago < 7) return { kind: 'weekday', text: new Intl.DateTimeFormat(language, { weekday: 'long' }).format(time) };
  return { kind: 'date', text: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(time) };
}

export interface WeekDay {
  readonly day: string; // as the learner counts: 2026-11-23
  readonly date: Date;
  readonly today: boolean;
}

/** The days of the week that `now` is in, from Monday. */
export function weekOf(now: number): readonly WeekDay[] {
  const today = new Date(now);
  const monday = -((today.getDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, index) => {
    const date = noon(today, monday + index);
    const two = (number: number): string => String(number).padStart(2, '0');
    const day = `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    return { day, date, today: monday + index === 0 };
  });
}
