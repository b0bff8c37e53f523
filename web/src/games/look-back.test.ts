import { expect, test } from 'vitest';
import type { ReviewStep, SeenEvent } from '../wire';
import type { Letter } from '../music/hours';
import { note } from '../texts/notes';
import { misplayed } from '../match/samples';
import { lookBack } from '../table/look-back';
import { distance } from './distance';
import { steps as stepsGame } from './steps';

const step = (version: number, event: SeenEvent, undone = false): ReviewStep =>
  ({ version, at: 0, entry: { by: 0 }, undone, events: [event], hands: [], table: {} }) as unknown as ReviewStep;

const played = (letter: Letter, seat = 0): SeenEvent => ({ type: 'letter-played', seat, cards: [`${letter}4`], letter, left: 3 });
const missed = (last: string, needed: string, said: string, seat = 0): SeenEvent => ({
  ...misplayed(seat),
  facts: { said, needed: [needed], last: [last] },
});
const ALL = new Set([1, 2, 3, 4, 5]);
const versions = (steps: readonly ReviewStep[], own = ALL): number[] =>
  lookBack(steps, 0, distance, own).moves.map(({ version }) => version);

test('right and wrong letters are counted; what was missed most often is chosen, in the order it was played', () => {
  const steps = [step(1, played('C')), step(2, missed('C', 'D', 'E')), step(3, missed('G', 'A', 'B')), step(4, missed('G', 'A', 'F'))];
  expect(lookBack(steps, 0, distance, ALL)).toMatchObject({ right: 1, total: 4, missed: { from: note('G'), to: note('A') } });
  expect(versions(steps)).toEqual([3, 4]);
  expect(versions([step(1, missed('C', 'D', 'E')), step(2, missed('F', 'G', 'E')), step(3, missed('F', 'G', 'A'))])).toEqual([2, 3]);
});

test('a right letter with a wrong card is a right letter, and only the move is worth a look', () => {
  expect(lookBack([step(1, missed('G', 'A', 'A'))], 0, distance, ALL)).toMatchObject({ right: 1, total: 1, missed: null });
  const steps = [step(1, missed('G', 'A', 'A')), step(2, missed('G', 'A', 'A')), step(3, missed('C', 'D', 'E'))];
  expect(lookBack(steps, 0, distance, ALL).missed).toEqual({ from: note('C'), to: note('D') });
});

test('a move that was right, even with help, is not worth another look', () => {
  expect(versions([step(1, played('C')), step(2, played('D'))])).toEqual([]);
});

test('what others did, what a computer did in your place, and what was taken back does not count', () => {
  const steps = [step(1, missed('G', 'A', 'B', 1)), step(2, played('A')), step(3, missed('A', 'B', 'C'), true), step(4, played('B'))];
  expect(lookBack(steps, 0, distance, new Set([3, 4]))).toEqual({ right: 1, total: 1, missed: null, moves: [] });
});

test('what was missed and then said right is known, and not worth another look', () => {
  const steps = [step(1, played('B', 1)), step(2, missed('B', 'C', 'D')), step(3, played('C')), step(4, played('D', 1))];
  expect(lookBack(steps, 0, distance, ALL).missed).toBeNull();
  expect(lookBack([...steps, step(5, missed('B', 'C', 'D'))], 0, distance, ALL).missed).toEqual({ from: note('B'), to: note('C') });
});

test('in Steps the way is from the pitch on top', () => {
  const event = { ...misplayed(0), facts: { said: { step: 'half' }, top: 5, needed: 6 } } as SeenEvent;
  expect(lookBack([step(1, event)], 0, stepsGame, ALL).missed).toEqual({ from: note('F'), to: `${note('F#')}/${note('Gb')}` });
});
