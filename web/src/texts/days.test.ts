import { expect, test } from 'vitest';
import { dayText } from './days';

const NOW = new Date(2026, 2, 12, 0, 30).getTime(); // a Thursday, soon after midnight
const before = (days: number, hours = 0): number => new Date(2026, 2, 12 - days, -hours, 30).getTime();

test.each([
  [before(0), 'en', 'today'],
  [before(0, 1), 'en', 'yesterday'],
  [before(1), 'de', 'gestern'],
  [before(2), 'fr', 'mardi'],
  [before(6), 'es', 'viernes'],
  [before(7), 'en', 'Mar 5'],
  [before(-3), 'it', 'oggi'], // of a clock that was wrong
])('%d is said in %s: %s', (when, language, text) => {
  expect(dayText(when, NOW, language)).toBe(text);
});
