import { describe, expect, test } from 'vitest';
import { FACES, PRESETS } from '../settings/choices';
import { shownOf, sizeFor, type Faces } from './faces';

const only = (...faces: string[]): Faces => Object.fromEntries(FACES.map((face) => [face, faces.includes(face)])) as Faces;

describe('a card that shows one face alone', () => {
  test.each(FACES)('%s fills it', (face) => expect(shownOf(only(face, 'sound')).alone).toBe(face));
});

test('a small card with several faces shows the first that tells the pitch', () => {
  expect(shownOf(PRESETS.all).small).toBe('index');
  expect(shownOf(only('keys', 'clock')).small).toBe('index');
  expect(shownOf(only('staff', 'keys')).small).toBe('staff');
});

test.each([PRESETS.reading, PRESETS.ear])('neither corner nor color gives away what is to be read or heard', (faces) => {
  expect(shownOf(faces)).toMatchObject({ index: false, colored: false });
});

test('a long name is set smaller', () => {
  expect(sizeFor(['F♯', 'G♭'], 76, 47)).toBe(47);
  expect(sizeFor(['Sol♯', 'La♭'], 76, 47)).toBeLessThan(44);
});
