import { expect, test } from 'vitest';
import { facesFor, shownAs } from './pairing';

const card = (octave: number | null) => ({ code: 'C4', hour: octave === null ? null : 12, octave, names: ['C'] });

test('the two cards of a pair in octaves 4 and 5 show two faces', () => {
  expect([4, 5].map((octave) => shownAs('name-staff', card(octave)))).toEqual(['name', 'staff']);
  expect([4, 5].map((octave) => shownAs('staff-keys', card(octave)))).toEqual(['keys', 'staff']);
  expect([4, 5].map((octave) => shownAs('sound-name', card(octave)))).toEqual(['name', 'sound']);
});

test('the same card shows the same face every time it is turned over', () => {
  expect(shownAs('name-staff', card(3))).toBe(shownAs('name-staff', card(3)));
});

test('whole cards, and wilds, are shown as they are printed', () => {
  expect(shownAs('same', card(4))).toBe('whole');
  expect(shownAs('sound-name', card(null))).toBe('whole');
});

test('a face is shown alone', () => {
  expect(facesFor('staff')).toEqual({ name: false, staff: true, keys: false, clock: false, sound: false });
  expect(facesFor('whole')).toBeUndefined();
});
