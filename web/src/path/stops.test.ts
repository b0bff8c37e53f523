import { expect, test } from 'vitest';
import { currentStop, isBegun, isDone, STOPS, stopOfGame, type Finished } from './stops';

const finished = (games: string[], others: string[] = []): Finished => ({
  game: (name) => games.includes(name),
  other: (stop) => others.includes(stop),
});

test('somebody new begins with white keys', () => {
  expect(currentStop(finished([]))?.name).toBe('white-keys');
});

test('the path continues after what was done last, then with what was left out, and ends', () => {
  expect(currentStop(finished(['memory']))?.name).toBe('first-steps');
  expect(currentStop(finished(['memory'], ['first-steps-distance']))?.name).toBe('distance');
  expect(currentStop(finished(['memory'], ['first-steps-old_maid']))?.name).toBe('first-steps');
  expect(currentStop(finished(['distance']))?.name).toBe('practice');
  expect(currentStop(finished(['memory', 'distance'], ['first-steps-distance', 'practice']))?.name).toBe('steps');
  expect(currentStop(finished(['keys_corners']))?.name).toBe('white-keys');
  expect(currentStop(finished(['memory', 'keys_corners']))?.name).toBe('first-steps');
  expect(currentStop(finished(['memory', 'distance', 'steps', 'keys_corners'], ['first-steps-distance', 'practice']))).toBeNull();
});

test('a stop is begun with the First steps of its game', () => {
  const begun = (done: Finished): string[] => STOPS.filter((stop) => isBegun(stop, done)).map(({ name }) => name);
  expect(begun(finished([]))).toEqual([]);
  expect(begun(finished([], ['first-steps-memory', 'first-steps-distance', 'first-steps-old_maid']))).toEqual(['white-keys']);
  expect(begun(finished(['memory', 'steps'], ['first-steps-steps']))).toEqual(['steps']);
});

test('a game off the path leads nowhere', () => {
  expect(currentStop(finished(['go_fish', 'old_maid']))?.name).toBe('white-keys');
  expect(stopOfGame('go_fish')).toBeNull();
});

test('a game of The Distance completes its own stop and not its First steps', () => {
  expect(stopOfGame('distance')?.name).toBe('distance');
  expect(STOPS.filter((stop) => isDone(stop, finished(['distance']))).map(({ name }) => name)).toEqual(['distance']);
});
