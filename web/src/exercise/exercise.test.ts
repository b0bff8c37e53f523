import { expect, test } from 'vitest';
import {
  clefOf,
  exerciseOfCards,
  exercisePath,
  hasClef,
  hasRhythms,
  readLink,
  secondsLeft,
  stopwatch,
  toggled,
  toggledAmong,
} from './exercise';

test('a link keeps what it says, without a number: it begins at the first question', () => {
  const link = readLink('kinds=place,signature&clef=bass&low=G2&limit=300&seed=abc&number=7&more=1');
  expect(link).toMatchObject({ kinds: 'place,signature', clef: 'bass', low: 'G2', high: '', limit: '300', seed: 'abc' });
  expect(exercisePath(link)).toBe('#/exercise/kinds=place,signature&clef=bass&low=G2&limit=300&seed=abc');
});

test.each([
  ['kinds=interval,step&intervals=3,6&seed=teacher&number=12', 'kinds=letter,step&intervals=3,6&seed=teacher'],
  ['kinds=name&seed=a1&number=1', 'kinds=place,piano,hour&seed=a1'],
  ['kinds=name,find&faces=keys,staff&seed=a1', 'kinds=piano,place,key&seed=a1'],
  ['kinds=scale&scales=major,dorian&seed=a1', 'kinds=scale&scales=major,dorian&seed=a1'],
  ['', 'kinds=place,piano,hour,key,letter,step,scale&scales=major,natural_minor,harmonic_minor,melodic_minor'],
  ['kinds=scael,name&faces=clok', 'kinds=scael,clok'],
])('an old link to practice cards, %s, asks the same', (cards, exercise) => {
  expect(exercisePath(readLink(exerciseOfCards(cards)))).toBe(`#/exercise/${exercise}`);
});

test('choices are added and removed in the order in which they are offered, and one is always left', () => {
  expect(toggled(['a', 'c'], ['a', 'b', 'c', 'd'], 'b')).toBe('a,b,c');
  expect(toggled([2, 3], [2, 3, 4], 2)).toBe('3');
  expect(toggled(['a'], ['a', 'b'], 'a')).toBe('a');
  expect(toggled(['a'], ['a', 'b'], 'b')).toBe('');
});

test('meters and values are all in the address, because not all of them are usual', () => {
  expect(toggledAmong(['2/4'], ['2/4', '3/4'], '3/4')).toBe('2/4,3/4');
  expect(toggledAmong(['2/4', '3/4'], ['2/4', '3/4'], '2/4')).toBe('3/4');
  expect(exercisePath(readLink('kinds=tap&meters=3/4,6/8&values=eighth&tempo=60&measures=2&seed=a'))).toBe(
    '#/exercise/kinds=tap&meters=3/4,6/8&values=eighth&tempo=60&measures=2&seed=a',
  );
  expect([hasRhythms({ kinds: ['ear', 'rhythm'] }), hasRhythms({ kinds: ['ear'] })]).toEqual([true, false]);
});

test('the clef matters where staffs are shown', () => {
  expect(hasClef({ kinds: ['ear', 'signature'] })).toBe(true);
  expect(hasClef({ kinds: ['ear', 'degree'] })).toBe(false);
  expect(['alto', 'both'].map((clef) => clefOf({ clef }))).toEqual(['alto', undefined]);
});

test('time is shown as on a stopwatch and never negative', () => {
  expect(stopwatch(65)).toBe('1:05');
  expect(secondsLeft(60, 1000, 1001)).toBe(60);
  expect(secondsLeft(60, 1000, 40_500)).toBe(21);
  expect(secondsLeft(60, 1000, 99_000)).toBe(0);
});
