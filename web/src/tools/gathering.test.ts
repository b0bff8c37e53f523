import { expect, test } from 'vitest';
import { NOTHING, played, tapped, tappedPitch, type Gathered } from './gathering';

/** Each stroke: the key, what is down with it, and when. */
const play = (...strokes: readonly [key: number, held: readonly number[], time: number][]): Gathered =>
  strokes.reduce((before, [key, held, time]) => played(before, key, held, time), NOTHING);

test('a chord stays when it is released, and the next note starts over', () => {
  const chord = play([64, [64], 0], [60, [64, 60], 10], [67, [64, 60, 67], 20]);
  expect(chord.keys).toEqual([60, 64, 67]);
  expect(played(chord, 72, [60, 64, 67, 72], 5000).keys).toEqual([60, 64, 67, 72]);
  expect(played(chord, 65, [65], 500).keys).toEqual([65]);
});

test('notes in a row stay together until there is a pause', () => {
  const row = play([60, [60], 0], [62, [62], 700], [64, [], 1400]);
  expect(row.keys).toEqual([60, 62, 64]);
  expect(played(row, 65, [65], 4000).keys).toEqual([60, 62, 64, 65]);
  expect(played(row, 65, [65], 4500).keys).toEqual([65]);
});

test('a chord after a melody is the chord alone', () => {
  expect(play([60, [60], 0], [62, [62], 300], [65, [65], 600], [69, [65, 69], 610]).keys).toEqual([65, 69]);
});

test('what is tapped comes and goes', () => {
  const two = tapped(tapped(NOTHING, 67), 60);
  expect(two.keys).toEqual([60, 67]);
  expect(tapped(two, 67).keys).toEqual([60]);
  expect(tappedPitch(two, 79).keys).toEqual([60]);
  expect(tappedPitch(two, 64).keys).toEqual([60, 64, 67]);
  expect(played(two, 62, [62], 100).keys).toEqual([62]);
});
