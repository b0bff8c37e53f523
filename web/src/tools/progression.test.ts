import { expect, test } from 'vitest';
import { FIRST_PROGRESSION, hoursOfKey, onCircle, progressionPath, readProgression } from './progression';

test('an address is read as it was written', () => {
  for (const wish of [
    FIRST_PROGRESSION,
    { ask: '1 5/7 | 6- 4', names: 'german', key: 'Eb major', toKey: 'F# major' } as const,
    { ask: 'ii7 V7 I in Eb', names: 'english', key: '', toKey: '' } as const,
  ]) {
    expect(readProgression(progressionPath(wish).slice('#/progression/'.length))).toEqual(wish);
  }
  expect(readProgression('')).toEqual(FIRST_PROGRESSION);
});

test('the notes of a key are neighbors on the circle of fifths', () => {
  // C major and A minor have no sharps or flats: F C G D A E B.
  const white = new Set([5, 12, 7, 2, 9, 4, 11]);
  expect(hoursOfKey(12, false)).toEqual(white);
  expect(hoursOfKey(9, true)).toEqual(white);
  expect(hoursOfKey(3, false)).toEqual(new Set([8, 3, 10, 5, 12, 7, 2])); // E flat major
  expect(onCircle(12)).toEqual([0, -1]);
  expect(onCircle(3)[0]).toBeCloseTo(-1); // E flat is at nine o'clock
});
