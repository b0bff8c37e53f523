import { expect, test } from 'vitest';
import { answered, comesAgain, following, NEW_ROUND, type Round } from './round';

/** Play on from a round: for each question, whether it is right at once. Returns the numbers asked, and the round. */
function play(round: Round, first: number, rights: readonly boolean[]): [number[], Round] {
  const asked: number[] = [];
  let [now, number] = [round, first];
  for (const right of rights) {
    asked.push(number);
    now = answered(now, number, right);
    number = following(now, number);
  }
  return [[...asked, number], now];
}

test('answers right at the first attempt are counted, and the next question follows', () => {
  const [asked, round] = play(NEW_ROUND, 1, [true, true, true]);
  expect(asked).toEqual([1, 2, 3, 4]);
  expect(round).toMatchObject({ asked: 3, right: 3, missed: [] });
});

test('a question that was missed comes again after three others, then the questions continue', () => {
  const [asked, round] = play(NEW_ROUND, 1, [false, true, true, true, true, true]);
  expect(asked).toEqual([1, 2, 3, 4, 1, 5, 6]);
  expect(round).toMatchObject({ asked: 6, right: 5, missed: [] });
});

test('missed once more, it comes once more', () => {
  const [asked] = play(NEW_ROUND, 1, [false, true, true, true, false, true, true, true]);
  expect(asked).toEqual([1, 2, 3, 4, 1, 5, 6, 7, 1]);
});

test('all that was missed comes again, in turn', () => {
  const [asked] = play(NEW_ROUND, 1, [false, false, true, true, true, true, true]);
  expect(asked).toEqual([1, 2, 3, 4, 1, 2, 5, 6]);
});

test('a link may begin anywhere', () => {
  expect(following(NEW_ROUND, 40)).toBe(41);
});

test('whether a question comes again is known', () => {
  const missed = answered(NEW_ROUND, 3, false);
  expect(comesAgain(missed, 3)).toBe(true);
  expect(comesAgain(missed, 4)).toBe(false);
  expect(comesAgain(answered(missed, 3, true), 3)).toBe(false);
});
