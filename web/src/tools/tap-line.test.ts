import { expect, test } from 'vitest';
import { canEndBar, canTie, isTapped, meterOf, VALUES, withBar, withMeter, withNote, withoutLast, withRest, withTie } from './tap-line';

const QUARTER = { value: 4, dotted: false } as const;
const HEAD = 'X:1\nM:3/4\nL:1/4\nK:none\n';
const tapped = (keys: readonly number[], sign: '#' | 'b' = '#'): string =>
  keys.reduce((line, key) => withNote(line, '3/4', key, sign, QUARTER), '');

// Lengths and octaves as in "The abc music standard 2.1", 4.1 and 4.3.
test('lengths are counted in quarters', () => {
  const lengths = VALUES.flatMap((value) => [false, true].map((dotted) => withRest('', '3/4', { value, dotted }).slice(HEAD.length)));
  expect(lengths).toEqual(['z4', 'z6', 'z2', 'z3', 'z', 'z3/2', 'z/2', 'z3/4', 'z/4', 'z3/8']);
});

test('letters and marks say the octave, middle C is a capital', () => {
  expect(tapped([36, 48, 59, 60, 71, 72, 84])).toBe(`${HEAD}C,, C, B, C B c c'`);
});

test('a black key has the chosen sign, also between octaves', () => {
  expect(tapped([61, 70, 66])).toBe(`${HEAD}^C ^A ^F`);
  expect(tapped([61, 70, 66], 'b')).toBe(`${HEAD}_D _B _G`);
});

test('a natural is written where the letter was altered in its bar', () => {
  expect(tapped([66, 65, 77])).toBe(`${HEAD}^F =F =f`);
  expect(withNote(withBar(tapped([66])), '3/4', 65, '#', QUARTER)).toBe(`${HEAD}^F | F`);
});

test('the last step is taken back, a tie before its note', () => {
  const line = withTie(tapped([60, 62]));
  expect(line).toBe(`${HEAD}C D-`);
  expect(withoutLast(line)).toBe(`${HEAD}C D`);
  expect(withoutLast(withoutLast(line))).toBe(`${HEAD}C`);
  expect(withoutLast(withoutLast(withoutLast(line)))).toBe(HEAD);
  expect(withoutLast(withBar(tapped([60])))).toBe(`${HEAD}C`);
});

test('only a note is tied, and a bar line follows something', () => {
  expect(canTie(tapped([60]))).toBe(true);
  expect(canTie(withRest('', '3/4', QUARTER))).toBe(false);
  expect(canTie('Dm7 G7')).toBe(false);
  expect(withBar(withBar(tapped([60])))).toBe(`${HEAD}C |`);
  expect(canEndBar(HEAD)).toBe(false);
});

test('a typed line is replaced, and a tapped one keeps its notes in another meter', () => {
  expect(isTapped('Dm7 G7')).toBe(false);
  expect(withNote('Dm7 G7', '3/4', 60, '#', QUARTER)).toBe(`${HEAD}C`);
  expect(withMeter(tapped([60]), '6/8')).toBe('X:1\nM:6/8\nL:1/4\nK:none\nC');
  expect(meterOf(tapped([60]))).toBe('3/4');
});
