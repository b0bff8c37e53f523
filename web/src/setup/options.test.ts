import { expect, test } from 'vitest';
import { USUAL } from '../people/match-settings';
import { matchRequest, readFormula, readOptions } from './options';

test('flags, numbers, scales and choices are read; what is unknown is left to the server', () => {
  const options = readOptions({
    options: [
      { name: 'ends', kind: 'flag', default: true },
      { name: 'interval', kind: 'number', default: 2, choices: [2, 3] },
      { name: 'scale', kind: 'scale', default: { tonic: 'C', kind: 'major' }, choices: ['major'], tonics: ['C', 'Gb'] },
      { name: 'board', kind: 'choice', default: 'small', choices: ['small', 'large'] },
      { name: 'weather', kind: 'sky', default: 'blue' },
    ],
  });
  expect(options.map(({ name, kind }) => [name, kind])).toEqual([
    ['ends', 'flag'],
    ['interval', 'number'],
    ['scale', 'scale'],
    ['board', 'choice'],
  ]);
  expect(options[2]).toMatchObject({ tonics: ['C', 'Gb'] });
});

test('a scale without tonics offers the usual ones', () => {
  const [scale] = readOptions({ options: [{ name: 'scale', kind: 'scale', default: { tonic: 'C', kind: 'major' }, choices: [] }] });
  expect(scale).toMatchObject({ kind: 'scale', tonics: expect.arrayContaining(['Eb']) as string[] });
});

test('a formula is read as typed', () => {
  expect(readFormula('2 2 1, 2-2 2 1')).toEqual([2, 2, 1, 2, 2, 2, 1]);
  expect(readFormula('')).toEqual([]);
});

test('a formula is read from the letters of whole and half steps', () => {
  const major = [2, 2, 1, 2, 2, 2, 1];
  for (const typed of ['W W H W W W H', 'wwhwwwh', 'G-G-H-G-G-G-H', 'T T ½ T T T ½', 'TTSTTTS', '1 1 ½ 1 1 1 ½'])
    expect(readFormula(typed)).toEqual(major);
  expect(readFormula('W H 3 H W 3')).toEqual([2, 1, 3, 1, 2, 3]);
  expect(readFormula('1 ½ 1 1 ½ 1½ ½')).toEqual([2, 1, 2, 2, 1, 3, 1]);
  expect(readFormula('½ 3 ½ 3 ½ 3')).toEqual([1, 3, 1, 3, 1, 3]); // half steps, as they make an octave
  expect(readFormula('W x')).toEqual([2, 0]); // the server refuses a step of 0
});

test('a match request has the sender first', () => {
  expect(matchRequest('steps', { others: ['rule', 'person'], options: {}, agreement: USUAL }, { name: ' Ann ', avatar: 3 })).toEqual({
    game: 'steps',
    name: 'Ann',
    avatar: 3,
    settings: USUAL,
    options: {},
    seats: [{ kind: 'person' }, { kind: 'computer', level: 'rule' }, { kind: 'person' }],
  });
});

test('whoever shares the device has a name in the request', () => {
  const wanted = { others: ['here', 'rule', 'here'], names: [' Mia ', 'left from before'], options: {}, agreement: USUAL } as const;
  expect(matchRequest('steps', wanted, { name: 'Ann', avatar: 3 }).seats).toEqual([
    { kind: 'person' },
    { kind: 'person', name: 'Mia' },
    { kind: 'computer', level: 'rule' },
    { kind: 'person', name: '' },
  ]);
});
