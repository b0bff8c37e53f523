import { expect, test } from 'vitest';
import { onStaff } from './staff';

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
