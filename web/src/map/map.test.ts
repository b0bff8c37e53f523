import { expect, test } from 'vitest';
import { fifthsFrom } from './fifths';
import { daysAgo, weekOf, whenText } from './when';

const NOON = new Date(2027, 0, 15, 12).getTime(); // a Friday
const DAY = 86_400_000;

test('days are counted by the calendar, not by hours', () => {
  expect(daysAgo(new Date(2027, 0, 14, 23, 59).getTime(), new Date(2027, 0, 15, 0, 1).getTime())).toBe(1);
  expect(daysAgo(new Date(2027, 0, 15, 0, 1).getTime(), new Date(2027, 0, 15, 23, 59).getTime())).toBe(0);
});

test('recent days have names, earlier ones a date', () => {
  expect(whenText(NOON, NOON, 'en').text).toBe('today');
  expect(whenText(NOON - 4 * DAY, NOON, 'de')).toEqual({ kind: 'weekday', text: 'Montag' });
  expect(whenText(NOON - 7 * DAY, NOON, 'en')).toEqual({ kind: 'date', text: 'January 8, 2027' });
});

test('a week begins on Monday', () => {
  const week = weekOf(NOON);
  expect(week.map(({ day }) => day)).toEqual(['11', '12', '13', '14', '15', '16', '17'].map((each) => `2027-01-${each}`));
  expect(week.findIndex(({ today }) => today)).toBe(4);
});

test('keys are as many fifths apart as their signatures differ', () => {
  expect([fifthsFrom('C', 'F#'), fifthsFrom('C', 'Cb'), fifthsFrom('A', 'Ab'), fifthsFrom('A', 'A#')]).toEqual([6, -7, -7, 7]);
});
