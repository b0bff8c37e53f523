import { expect, test } from 'vitest';
import type { ReviewStep, SeenEvent } from '../wire';
import { note } from '../texts/notes';
import { misplayed } from '../match/samples';
import { lookBack } from '../table/look-back';
import { distance } from './distance';
import { steps as stepsGame } from './steps';

const step = (version: number, event: SeenEvent, entry: Record<string, unknown> = { by: 0 }, undone = false): ReviewStep =>
  ({ version, at: 0, entry, undone, events: [event], hands: [], table: {} }) as unknown as ReviewStep;

const played: SeenEvent = { type: 'letter-played', seat: 0, cards: ['C4'], letter: 'C', left: 3 };
const missed = (last: string, needed: string, said: string, seat = 0): SeenEvent => ({
  ...misplayed(seat),
  facts: { said, needed: [needed], last: [last] },
});

test('right and wrong letters are counted, and what was missed most often comes first', () => {
  const steps = [step(1, played), step(2, missed('C', 'D', 'E')), step(3, missed('G', 'A', 'B')), step(4, missed('G', 'A', 'F'))];
  expect(lookBack(steps, 0, distance)).toEqual({ right: 1, total: 4, missed: { from: note('G'), to: note('A') }, moves: [3, 4] });
});

test('a right letter with a wrong card is a right letter, and only the move is worth a look', () => {
  expect(lookBack([step(1, missed('G', 'A', 'A'))], 0, distance)).toEqual({ right: 1, total: 1, missed: null, moves: [1] });
  const steps = [step(1, missed('G', 'A', 'A')), step(2, missed('G', 'A', 'A')), step(3, missed('C', 'D', 'E'))];
  expect(lookBack(steps, 0, distance).missed).toEqual({ from: note('C'), to: note('D') });
});

test('moves made with the answer follow; what others did, and what was taken back, does not count', () => {
  const other = step(1, missed('G', 'A', 'B', 1));
  const helped = (version: number, level: number, undone = false): ReviewStep =>
    step(version, { type: 'passed', seat: 0 }, { by: 0, helped: level }, undone);
  const steps = [other, helped(2, 1), helped(3, 3, true), helped(4, 2)];
  expect(lookBack(steps, 0, distance)).toEqual({ right: 0, total: 0, missed: null, moves: [4] });
});

test('in Steps the way is from the pitch on top', () => {
  const event = { ...missed('', '', ''), facts: { said: { step: 'half' }, top: 5, needed: 6 } } as SeenEvent;
  expect(lookBack([step(1, event)], 0, stepsGame).missed).toEqual({ from: note('F'), to: `${note('F#')}/${note('Gb')}` });
});
