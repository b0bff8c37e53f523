import { expect, test } from 'vitest';
import { FAMILIES } from '../items/kinds/kinds';
import { fifthsFrom, spotsOf, VIEWS } from './views';
import type { Spot } from '../wire';
import { daysAgo, weekOf, whenText } from './when';

const NOON = new Date(2027, 0, 15, 12).getTime(); // a Friday
const DAY = 86_400_000;

test('days are counted by the calendar, not by hours', () => {
  expect(daysAgo(new Date(2027, 0, 15, 3, 59).getTime(), new Date(2027, 0, 15, 4, 1).getTime())).toBe(1);
  expect(daysAgo(new Date(2027, 0, 15, 4, 1).getTime(), new Date(2027, 0, 16, 3, 59).getTime())).toBe(0);
});

test('the week and the lists change at 4 in the morning too', () => {
  const night = new Date(2027, 0, 18, 2).getTime(); // a Monday by the calendar
  expect(weekOf(night).map(({ day }) => day)).toEqual(weekOf(NOON).map(({ day }) => day));
  expect(weekOf(night + 3 * 3_600_000)[0]).toMatchObject({ day: '2027-01-18', today: true });
  expect(whenText(NOON, NOON + 15 * 3_600_000, 'en').text).toBe('today');
});

test('a time in the future counts as now', () => {
  expect(whenText(new Date(2099, 0, 1).getTime(), NOON, 'en').text).toBe('today');
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

test('every family is in a view of its own kind, not only in the list', () => {
  const unknown = {
    atom: '',
    group: '',
    needs: [],
    state: 'new',
    recall: 0,
    asked: 0,
    days: 0,
    last: null,
    due: false,
    slow: false,
  } as const;
  const spots: readonly Spot[] = FAMILIES.map((family) => ({ ...unknown, needs: [], rules: [], family }));
  const pictured = VIEWS.filter((view) => view !== 'list').flatMap((view) => spotsOf(view, spots));
  expect(new Set(pictured.map(({ family }) => family))).toEqual(new Set(FAMILIES));
});
