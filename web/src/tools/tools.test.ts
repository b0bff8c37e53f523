import { expect, test } from 'vitest';
import { FIRST, readToolState, toolPath } from './address';
import { halfSteps, placeOf, turned } from './clock';
import { placesOf, readTuning, STANDARD } from './fretboard';
import { readTunerSettings, tunerPath, USUAL } from './tuner-settings';

test('an address says what is not as usual, and is read as it was written', () => {
  expect(toolPath(FIRST)).toBe('#/tools/C%20major');
  for (const state of [
    FIRST,
    { ...FIRST, ask: 'C/E' },
    { ...FIRST, order: 'fifths' as const },
    { ...FIRST, ask: 'F#m7b5', tuning: 'D2 A2' },
  ]) {
    const parts = toolPath(state).split('/').slice(2).map(decodeURIComponent);
    expect(readToolState(parts)).toEqual(state);
  }
  expect(readToolState([])).toEqual(FIRST);
});

test('so does that of the tuner and the metronome, and what makes no sense is as usual', () => {
  expect(tunerPath(USUAL)).toBe('#/tuner');
  expect(tunerPath({ ...USUAL, a: 442 })).toBe('#/tuner/442');
  expect(tunerPath({ ...USUAL, beats: '3+2' })).toBe('#/tuner/440/90/3+2');
  expect(readTunerSettings(['443', '132', '3'])).toEqual({ ...USUAL, a: 443, tempo: 132, beats: '3' });
  for (const set of [
    { ...USUAL, a: 443, tempo: 132, beats: '3' },
    { ...USUAL, beats: '2+2+3', division: 'swing' as const, countIn: 2 },
    { ...USUAL, pitchedIn: 'Eb' as const, drone: '48+5' },
  ])
    expect(readTunerSettings(tunerPath(set).split('/').slice(2))).toEqual(set);
  for (const parts of [
    ['999', '0', '13'],
    ['440', '90', '3+0', '5', '3', 'H', '12'],
    ['440', '90', '12+12+12', '0', 'x', '', '999'],
    ['', '1e2', '-1'],
    ['%E0', '301', '2.5'],
  ])
    expect(readTunerSettings(parts)).toEqual(USUAL);
});

test('the ring goes up by half steps or by fifths', () => {
  expect([12, 1, 2, 7].map((hour) => placeOf(hour, 'steps'))).toEqual([0, 1, 2, 7]);
  expect([12, 7, 2, 9, 5].map((hour) => placeOf(hour, 'fifths'))).toEqual([0, 1, 2, 3, 11]);
  expect([1, -1, 6, 13].map((places) => halfSteps(places, 'steps'))).toEqual([1, -1, 6, 1]);
  expect([1, -1, 2].map((places) => halfSteps(places, 'fifths'))).toEqual([-5, 5, 2]);
});

test('a pointer that goes round turns by the places it passed', () => {
  expect(turned({ x: 0, y: -1 }, { x: 1, y: 0 })).toBeCloseTo(3);
  expect(turned({ x: -1, y: -0.01 }, { x: -1, y: 0.01 })).toBeLessThan(0);
});

test('a tuning is read in any writing, and says where notes lie', () => {
  const open = readTuning(STANDARD) ?? [];
  expect(open).toEqual([40, 45, 50, 55, 59, 64]);
  expect(readTuning('d2, a2 eb3')).toEqual([38, 45, 51]);
  expect(readTuning('D2 H3')).toBeNull();
  expect(placesOf([12], open).map(({ string, fret }) => [string, fret])).toEqual([
    [0, 8],
    [1, 3],
    [2, 10],
    [3, 5],
    [4, 1],
    [5, 8],
  ]);
});
