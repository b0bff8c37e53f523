import { describe, expect, test } from 'vitest';
import type { QuizChoices } from '../wire';
import { cardQuizPath, isFixed, queryOf, readCardQuiz, toggled } from './card-quiz';

const OFFERED: QuizChoices = {
  kinds: ['name', 'find', 'interval', 'step', 'scale'],
  faces: ['staff', 'keys', 'clock'],
  intervals: [2, 3, 4, 5, 6, 7],
  scales: ['major', 'natural_minor', 'dorian'],
};

describe('an address', () => {
  test.each([
    '#/cards/kinds=interval,step&intervals=3,6&seed=teacher&number=12',
    '#/cards/faces=clock&scales=major,dorian&seed=a1&number=1',
    '#/cards/number=7',
  ])('%s is read and written the same', (path) => {
    expect(cardQuizPath(readCardQuiz(path.replace('#/cards/', '')))).toBe(path);
  });

  test('that says nothing begins with the first question, and leaves the rest to the server', () => {
    expect(queryOf(readCardQuiz('')).toString()).toBe('number=1');
  });

  test('with a mistake keeps it: the server says what is wrong', () => {
    expect(queryOf(readCardQuiz('kinds=scael&number=x')).toString()).toBe('kinds=scael&number=x');
  });
});

test('choices are added and taken away in the order in which they are offered', () => {
  const chosen: QuizChoices = { ...OFFERED, kinds: ['name', 'scale'], intervals: [6] };
  expect(toggled(chosen, OFFERED, 'kinds', 'interval')).toBe('name,interval,scale');
  expect(toggled(chosen, OFFERED, 'kinds', 'name')).toBe('scale');
  expect(toggled(chosen, OFFERED, 'intervals', 3)).toBe('3,6');
});

test('one thing to ask always stays, and of scales two to choose from', () => {
  const chosen: QuizChoices = { ...OFFERED, intervals: [6], scales: ['major', 'dorian'] };
  expect(isFixed(chosen, 'intervals', 6)).toBe(true);
  expect(isFixed(chosen, 'intervals', 3)).toBe(false);
  expect(isFixed(chosen, 'scales', 'dorian')).toBe(true);
  expect(isFixed(chosen, 'kinds', 'name')).toBe(false);
});
