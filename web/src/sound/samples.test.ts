import { expect, test } from 'vitest';
import { noteOfKey } from '../music/notes';
import { nearestSample, SAMPLES, strokeAt } from './samples';

const bentBy = (key: number): number => Math.abs(Math.log2(nearestSample(noteOfKey(key), SAMPLES)?.rate ?? 9) * 12);

test('every note of the deck is within three half steps of a recording', () => {
  for (let key = 48; key <= 95; key += 1) expect(bentBy(key)).toBeLessThanOrEqual(3.001);
});

test('so do those below it that an interval may begin with, or within five', () => {
  for (let key = 37; key < 48; key += 1) expect(bentBy(key)).toBeLessThanOrEqual(5.001);
});

test('a recorded note is played as it is, a note above it faster', () => {
  expect(nearestSample({ hour: 12, octave: 4 }, SAMPLES)).toEqual({ sample: 'C4', rate: 1 });
  expect(nearestSample({ hour: 9, octave: 4 }, ['C4'])?.rate).toBeCloseTo(2 ** (9 / 12));
});

test('without recordings there is no nearest one', () => {
  expect(nearestSample({ hour: 12, octave: 4 }, [])).toBeNull();
});

test('the silence before the stroke is skipped, but for a moment', () => {
  const sound = new Float32Array(2000);
  sound[1000] = 0.5;
  sound[1001] = 1;
  expect(strokeAt(sound, 44100)).toBe(1000 - 132);
  expect(strokeAt(new Float32Array(10), 44100)).toBe(0);
});
