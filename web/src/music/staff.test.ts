import { expect, test } from 'vitest';
import { onStaff, signaturePlaces } from './staff';

test('middle C is on the first ledger line below the treble staff', () => {
  expect(onStaff('C', 4)).toEqual({ clef: 'gClef', place: -2, sign: null, ledgers: [-2] });
});

test('octave 3 is in the bass clef: C3 in the second space', () => {
  expect(onStaff('C#', 3)).toEqual({ clef: 'fClef', place: 3, sign: 'sharp', ledgers: [] });
});

test('octave 6 is written an octave lower under its clef', () => {
  expect(onStaff('C', 6)).toMatchObject({ clef: 'gClef8', place: onStaff('C', 5).place });
});

test('A5 and B5 need one ledger line above', () => {
  expect(onStaff('A', 5).ledgers).toEqual([10]);
  expect(onStaff('Bb', 5)).toMatchObject({ sign: 'flat', ledgers: [10] });
});

test.each(['gClef', 'fClef'] as const)('the signs of a key signature in the %s are on the lines and spaces of their notes', (clef) => {
  const letters = (signature: number): string[] =>
    signaturePlaces(signature, clef).map(
      (place) => Array.from('CDEFGAB').find((letter) => (onStaff(letter, 4, clef).place - place) % 7 === 0) ?? '',
    );
  expect(letters(7).join('')).toBe('FCGDAEB');
  expect(letters(-7).join('')).toBe('BEADGCF');
  expect(letters(-3).join('')).toBe('BEA');
  expect(letters(0)).toEqual([]);
});
