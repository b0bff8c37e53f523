import { beforeAll, expect, test } from 'vitest';
import { memory } from '../games/memory';
import { NO_MATCH } from '../match/match';
import { ROOM } from '../match/samples';
import { useLanguage } from '../texts/use-language';
import type { DueGoal, Help, Table } from '../wire';
import { coachText } from './said';

beforeAll(() => useLanguage('en'));

const DUE: DueGoal = { state: 'due', scene: 1, scenes: 1, goal: 'find', help: null };
const HELP: Help = { type: 'help', version: 3, step: 3, name: 'seen-first', facts: { position: 1 }, action: { do: 'flip', position: 1 } };

/** What First steps of Memory say while it is the turn of a seat. */
function said(due: Partial<DueGoal>, turn = 0): string {
  const table = { game: 'memory', seat: 0, turn } as Table;
  return coachText({ ...NO_MATCH, game: memory, room: { ...ROOM, game: 'memory' }, table }, { ...DUE, ...due });
}

test('what is pointed out is said with the goal', () => {
  expect(said({ help: HELP })).toMatch(/find them\. Turn over the shining card\.$/);
});

test('somebody who waits reads whose turn it is and what to watch', () => {
  expect(said({ state: 'wait' }, 1)).toBe('Now Iris turns over two cards. Watch!');
  expect(said({ state: 'wait' }, 0)).toBe(''); // a card is being dealt
});

test('whoever misses is asked to try again, with what there is to do', () => {
  expect(said({ state: 'missed' })).toBe('Not quite. Try again. Find the pair whose two cards you have seen.');
});

test('where one can only guess, no card is pointed out', () => {
  const text = said({ help: { ...HELP, name: 'new-second', facts: {}, action: null } });
  expect(text).toBe('The card that goes with it has not been turned over yet: try a new one.');
});
