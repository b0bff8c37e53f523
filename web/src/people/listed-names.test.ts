import { expect, test } from 'vitest';
import { FIRST_NAMES, listed, recallListedName } from './listed-names';

test('a listed name is a first name, whatever its capitals, or a suggestion', () => {
  expect(['anna', ' Anna ', 'Presto Tuba', 'Oma Hilde', ''].map(listed)).toEqual(['Anna', 'Anna', 'Presto Tuba', null, null]);
});

test('whoever has a name that is not listed is shown a listed one before they sit down', () => {
  expect(recallListedName('Emma')).toBe('Emma');
  expect(listed(recallListedName('Oma Hilde'))).not.toBeNull();
});

test('each first name is listed once', () => {
  expect(new Set(FIRST_NAMES).size).toBe(FIRST_NAMES.length);
});
