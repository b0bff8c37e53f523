/** Days in words. Pure. */

import { dayOf } from '../learner/state';

const DAY = 86_400_000; // milliseconds

const NIGHT = 4 * 3_600_000; // milliseconds: a day ends at 4 in the morning

/** Noon of the day that a time belongs to, `days` later; noon exists on every day, also where clocks change. */
function noon(time: number, days = 0): Date {
  const date = new Date(time - NIGHT);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);
}

/** How many days before `now` a time was, both in milliseconds: 0 today, 1 yesterday. A time in the future counts as now. */
export function daysAgo(time: number, now: number): number {
  return Math.round((noon(now).getTime() - noon(Math.min(time, now)).getTime()) / DAY);
}

/** When something was: "today", "yesterday"; within a week the weekday; otherwise the date. */
export function whenText(
  time: number,
  now: number,
  language: string,
): { readonly kind: 'near' | 'weekday' | 'date'; readonly text: string } {
  const ago = daysAgo(time, now);
  if (ago <= 1) return { kind: 'near', text: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day') };
  if (ago < 7) return { kind: 'weekday', text: new Intl.DateTimeFormat(language, { weekday: 'long' }).format(noon(time)) };
  return { kind: 'date', text: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(noon(time)) };
}

export interface WeekDay {
  readonly day: string; // as the learner counts: 2026-11-23
  readonly date: Date;
  readonly today: boolean;
}

/** The days of the week that `now` is in, from Monday. */
export function weekOf(now: number): readonly WeekDay[] {
  const monday = -((noon(now).getDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, index) => {
    const date = noon(now, monday + index);
    return { day: dayOf(date.getTime() / 1000), date, today: monday + index === 0 };
  });
}
